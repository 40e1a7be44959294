import { z } from "@medusajs/framework/zod"

import { runCommand } from "./run-command"

const packed = z.tuple([z.object({ filename: z.string() })])

/**
 * Builds the package and packs it into `folder`, as `npm publish` would.
 * @returns the tarball's path.
 * @throws Error with the build's words when it fails.
 */
export async function packPackage(folder: string): Promise<string> {
  const build = await runCommand({ line: ["npm", "run", "build"] })
  if (build.code !== 0) throw new Error(`The build failed.\n${build.output}`)
  const line = [
    "npm",
    "pack",
    "--ignore-scripts",
    "--json",
    "--loglevel=silent",
    "--pack-destination",
    folder,
  ]
  const pack = await runCommand({ line })
  if (pack.code !== 0) throw new Error(`npm pack failed.\n${pack.output}`)
  const [{ filename }] = packed.parse(JSON.parse(pack.output))
  return `${folder}/${filename}`
}
