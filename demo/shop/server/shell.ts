import type { Page } from "./pages"

export type ShopSettings = {
  /** Address of Medusa as the browser sees it. */
  readonly medusaUrl: string
  readonly publishableKey: string
}

/** The page around every view: header, region switcher, main, footer. The view itself is made in the browser. */
export function shell(page: Page, settings: ShopSettings): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${page.title} · Harbour Goods</title>
  <link rel="icon" href="/images/harbour.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/styles/base.css">
  <link rel="stylesheet" href="/styles/catalogue.css">
  <link rel="stylesheet" href="/styles/checkout.css">
  <script type="application/json" id="shop-settings">${inScript(settings)}</script>
  <script type="module" src="/browser/pages/${page.script}"></script>
</head>
<body>
  <a class="skip" href="#main">Skip to the content</a>
  <p class="ribbon">Demo shop · nothing here is real, no money moves<span id="ribbon-way" hidden> · Medusa’s standard way</span></p>
  <header class="top">
    <a class="brand" href="/"><img src="/images/harbour.svg" alt="" width="32" height="32">Harbour Goods</a>
    <div class="top-tools">
      <label class="visually-hidden" for="region">Country</label>
      <select id="region" disabled><option>…</option></select>
      <a class="cart-link" id="cart-link" href="/cart">Cart<span class="badge" id="cart-count" hidden></span></a>
    </div>
  </header>
  <main id="main" tabindex="-1" aria-busy="true"><p class="loading" role="status">Loading…</p>
    <noscript><p class="notice">This shop needs JavaScript.</p></noscript>
  </main>
  <footer class="foot">
    <p>A demonstration of <strong>medusa-financing</strong>: pay by instalments, in parts, next month, or by leasing.</p>
  </footer>
</body>
</html>
`
}

/** JSON that cannot end the script element it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")
