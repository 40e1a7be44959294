// Prints where the Chromium of the npm package lies, unpacked. A process of its own, since the package is an ES
// module only, which jest cannot load.
import chromium from "@sparticuz/chromium"

process.stdout.write(await chromium.executablePath())
