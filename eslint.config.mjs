import tseslint from "typescript-eslint"

/** Files whose default export Medusa, jest or a tool reads. */
const READ_BY_DEFAULT_EXPORT = [
  "medusa-config.ts",
  "src/modules/*/index.ts",
  "src/modules/*/loaders/*.ts",
  "src/providers/*/index.ts",
  "src/{jobs,subscribers,links,policies,cli}/**/*.ts",
  "src/api/middlewares.ts",
  "src/admin/**/*.{ts,tsx}",
  "integration-tests/setup/*-database-server.ts",
  "scripts/store/medusa-config.ts",
]

const TESTS = ["**/*.spec.{ts,tsx}", "**/__tests__/**", "integration-tests/**"]

const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Named exports only; a default export is for the files that Medusa reads.",
}

export default tseslint.config(
  {
    ignores: [
      ".demo/**",
      ".medusa/**",
      "dist/**",
      "test-results/**",
      "**/migrations/**",
      "integration-tests/packed/.work/**",
      "**/*.{js,cjs,mjs}",
      "demo/shop/browser/**/*.d.ts",
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: [
          "./tsconfig.json",
          "./scripts/tsconfig.json",
          "./sandbox/tsconfig.json",
          "./storefront/tsconfig.json",
          "./demo/tsconfig.json",
          "./demo/shop/browser/tsconfig.json",
          "./integration-tests/tsconfig.json",
          "./src/admin/tsconfig.json",
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-lines": ["error", { max: 250 }],
      "max-lines-per-function": ["error", { max: 60 }],
      "max-params": "off",
      "@typescript-eslint/max-params": ["error", { max: 3 }],
      "no-console": "off",
      "no-restricted-syntax": ["error", noDefaultExport],
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx"], location: "anywhere" }],
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-expect-error": true, "ts-ignore": true, "ts-nocheck": true },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    files: ["src/**/*.ts"],
    rules: {
      "no-console": "error",
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Options come from the configuration." },
      ],
    },
  },
  {
    // The one place that asks whether this is production.
    files: ["src/modules/financing/boot-settings.ts"],
    rules: { "no-restricted-properties": "off" },
  },
  { files: READ_BY_DEFAULT_EXPORT, rules: { "no-restricted-syntax": "off" } },
  {
    files: TESTS,
    rules: {
      "max-lines-per-function": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
)
