/**
 * The layers of ARCHITECTURE.md. `MAY_USE` names, for each folder of `src`, the other folders that it may import.
 */
const MAY_USE = {
  core: [],
  clients: ["core"],
  operations: ["core", "clients"],
  modules: ["core"],
  commerce: ["core", "operations", "modules"],
  providers: ["core", "operations"],
  workflows: ["core", "operations", "commerce"],
  links: ["modules"],
  policies: ["core"],
  subscribers: ["core", "operations", "commerce", "workflows"],
  jobs: ["core", "operations", "commerce", "workflows"],
  api: ["core", "operations", "commerce", "workflows"],
  cli: ["core", "operations", "commerce", "workflows", "api"],
  admin: [],
}

const TESTS = "(__tests__|\\.spec\\.tsx?$)"

const forbidden = (name, comment, from, to) => ({ name, comment, severity: "error", from, to })

const layers = Object.entries(MAY_USE).map(([folder, others]) =>
  forbidden(
    `layer-${folder}`,
    `src/${folder} may use ${others.length > 0 ? others.join(", ") : "no other folder of src"}.`,
    { path: `^src/${folder}/`, pathNot: TESTS },
    { path: "^src/", pathNot: [folder, ...others].map((other) => `^src/${other}/`) },
  ),
)

const unlisted = forbidden(
  "layer-unknown",
  "A new folder of src needs a line in MAY_USE.",
  {},
  { path: "^src/", pathNot: `^src/(${Object.keys(MAY_USE).join("|")})/` },
)

const withoutMedusa = (folder, alsoAllowed) =>
  forbidden(
    `no-medusa-in-${folder}`,
    `src/${folder} knows nothing of Medusa but its zod.`,
    { path: `^src/${folder}/`, pathNot: TESTS },
    { path: "node_modules/", pathNot: ["@medusajs/framework/dist/deps/zod", "/@types/", ...alsoAllowed] },
  )

const apart = (one, other) =>
  forbidden(
    `${one}-apart-from-${other}`,
    `The systems ${one} and ${other} meet in src/operations/systems.ts only.`,
    { path: `^src/(core|clients|operations|providers)/${one}/`, pathNot: "^src/operations/systems\\.ts$" },
    { path: `^src/(core|clients|operations|providers)/${other}/` },
  )

/** What of the sandbox plays the partner service alone; pages, faults, clock and ledger serve both of its services. */
const PARTNER_TWIN = "^sandbox/(callbacks|life|partner|pricing|printout|variants)/"
const LEASING_TWIN = "^sandbox/leasing/"

const twinApart = (one, other, [from, to]) =>
  forbidden(
    `${one}-twin-apart-from-${other}`,
    `The sandbox's ${one} service knows nothing of the ${other} one.`,
    {
      path: from,
    },
    { path: to },
  )

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...layers,
    unlisted,
    withoutMedusa("core", ["/bignumber\\.js/"]),
    withoutMedusa("clients", ["/axios/"]),
    withoutMedusa("operations", []),
    forbidden(
      "core-is-pure",
      "src/core asks no clock, network or disk.",
      { path: "^src/core/", pathNot: TESTS },
      { dependencyTypes: ["core"], pathNot: "^(node:)?crypto$" },
    ),
    apart("partner", "leasing"),
    apart("leasing", "partner"),
    twinApart("partner", "leasing", [PARTNER_TWIN, LEASING_TWIN]),
    twinApart("leasing", "partner", [LEASING_TWIN, PARTNER_TWIN]),
    forbidden(
      "admin-screens",
      "The screens take nothing from src but types of our HTTP answers.",
      { path: "^admin/", pathNot: TESTS },
      { path: "^(src|sandbox|demo|scripts)/", dependencyTypesNot: ["type-only"] },
    ),
    forbidden(
      "admin-entry-points",
      "src/admin holds entry points only.",
      { path: "^src/admin/" },
      { path: "^src/(?!admin/)" },
    ),
    forbidden(
      "sandbox-shares-nothing",
      "The sandbox is the oracle.",
      { path: "^sandbox/" },
      { path: "^(src|admin|demo|scripts|storefront|integration-tests)/" },
    ),
    forbidden(
      "storefront-stands-alone",
      "The kit runs in a shop's browser: it knows the store's HTTP answers and nothing else.",
      { path: "^storefront/", pathNot: TESTS },
      { path: ["^(src|admin|sandbox|demo|scripts|integration-tests)/", "node_modules/"] },
    ),
    forbidden(
      "storefront-for-shops",
      "Of this repository only the demo shop uses the kit.",
      { path: "^(src|admin|sandbox|scripts|integration-tests)/" },
      { path: "^storefront/" },
    ),
    forbidden(
      "src-stands-alone",
      "What is shipped uses nothing else of the repository.",
      { path: "^src/(?!admin/)", pathNot: TESTS },
      {
        path: "^(admin|sandbox|demo|scripts|integration-tests|storefront)/",
      },
    ),
    forbidden("no-cycles", "A cycle has no layers.", {}, { circular: true }),
    forbidden(
      "no-orphans",
      "A file that nobody imports and that no tool reads.",
      {
        orphan: true,
        path: "^(src|sandbox|storefront|demo|scripts)/",
        pathNot: [
          TESTS,
          "\\.d\\.ts$",
          "\\.cjs$",
          "^src/(api|jobs|subscribers|links|policies|workflows|cli|admin)/",
          "/migrations/",
          "^scripts/[^/]+\\.ts$",
        ],
      },
      {},
    ),
    forbidden(
      "no-utils",
      "The name is the idea: no utils, no helpers.",
      {},
      { path: "(^|/)(utils|helpers)\\.tsx?$", pathNot: "node_modules" },
    ),
    forbidden("not-to-unresolvable", "An import that leads nowhere.", {}, { couldNotResolve: true }),
    forbidden(
      "no-dev-dependency-shipped",
      "Shipped code uses what a store has installed.",
      { path: "^(src|sandbox)/", pathNot: TESTS },
      {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["npm-peer", "type-only"],
        path: "node_modules/",
        pathNot: "@types/",
      },
    ),
  ],
  options: {
    doNotFollow: { path: ["node_modules"] },
    exclude: { path: ["^\\.medusa", "^dist", "^test-results", "/migrations/"] },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
}
