/**
 * What `medusa-config.ts` reads, before Medusa's test runner loads it. The port is known beforehand because the
 * financing service calls back to the public address; each jest worker has its own. Above 10080, the last port that `fetch` and browsers refuse.
 */
const LOWEST_PORT = 11_000
const PORTS = 20_000

const port = String(LOWEST_PORT + (process.pid % PORTS))

Object.assign(process.env, {
  PORT: port,
  FINANCING_PUBLIC_URL: `http://localhost:${port}`,
  FINANCING_ENCRYPTION_KEY: Buffer.alloc(32, "test key").toString("base64"),
  FINANCING_OFFER_TEST_PLANS: "true",
  JWT_SECRET: "test",
  COOKIE_SECRET: "test",
  MEDUSA_DISABLE_TELEMETRY: "true",
})
