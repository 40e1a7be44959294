/**
 * Every kind of test is a project. `unit`, `storefront`, `sandbox` and `property` need nothing; the others share one PostgreSQL.
 * `browser` is every journey in a real browser; `purchase` is the one of them that the short run includes; `admin` is
 * the merchant's desk in a real browser, on a store that has installed the packed package.
 */
const swc = [
  "@swc/jest",
  {
    jsc: {
      parser: { syntax: "typescript", tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: "automatic" } },
      target: "es2022",
    },
    module: { type: "commonjs" },
    sourceMaps: "inline",
  },
]

const project = (displayName, testMatch) => ({
  displayName,
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  testEnvironment: "node",
  transform: { "^.+\\.[jt]sx?$": swc },
  modulePathIgnorePatterns: [
    "<rootDir>/dist/",
    "<rootDir>/integration-tests/packed/.work/",
    "<rootDir>/.medusa/",
    "<rootDir>/test-results/",
  ],
})

const withDatabase = (base) => ({
  ...base,
  globalSetup: "<rootDir>/integration-tests/setup/start-database-server.ts",
  globalTeardown: "<rootDir>/integration-tests/setup/stop-database-server.ts",
  setupFiles: ["clear-metadata-storage", "store-environment"].map(
    (name) => `<rootDir>/integration-tests/setup/${name}.ts`,
  ),
})

const ADMIN_FOLDER = "<rootDir>/integration-tests/browser/admin/"

const JOURNEYS = "integration-tests/browser/**/*.spec.ts"

/** @type {import("jest").Config} */
module.exports = {
  maxWorkers: 2,
  testTimeout: 120_000,
  projects: [
    {
      ...project("unit", [
        "scripts/__tests__/**/*.spec.ts",
        "src/**/__tests__/**/*.spec.ts",
        "admin/**/__tests__/**/*.spec.ts",
      ]),
      testPathIgnorePatterns: ["/node_modules/", "<rootDir>/src/modules/"],
    },
    {
      ...project("storefront", ["storefront/__tests__/**/*.spec.ts"]),
      // The kit is a module for browsers, where an import names a file with its ending.
      moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
    },
    project("sandbox", ["integration-tests/sandbox/**/*.spec.ts"]),
    project("property", ["integration-tests/property/**/*.spec.ts"]),
    withDatabase(project("modules", ["src/modules/**/__tests__/**/*.spec.ts"])),
    withDatabase(project("http", ["integration-tests/http/**/*.spec.ts"])),
    withDatabase(project("packed", ["integration-tests/packed/**/*.spec.ts"])),
    withDatabase(project("purchase", ["integration-tests/browser/purchase.spec.ts"])),
    {
      ...withDatabase(project("browser", [JOURNEYS])),
      testPathIgnorePatterns: ["/node_modules/", ADMIN_FOLDER],
    },
    withDatabase(project("admin", ["integration-tests/browser/admin/**/*.spec.ts"])),
  ],
}
