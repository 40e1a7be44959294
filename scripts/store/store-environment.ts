/** What the store's `medusa-config.ts` reads. */
export const storeEnvironment = (databaseUrl: string, port: number): NodeJS.ProcessEnv => ({
  NODE_ENV: "development",
  DATABASE_URL: databaseUrl,
  PORT: String(port),
  FINANCING_PUBLIC_URL: `http://localhost:${port}`,
  FINANCING_ENCRYPTION_KEY: Buffer.alloc(32, "a store's key").toString("base64"),
  JWT_SECRET: "a store's secret",
  COOKIE_SECRET: "a store's secret",
  DISABLE_ADMIN: "true",
  TS_NODE_TRANSPILE_ONLY: "true",
})
