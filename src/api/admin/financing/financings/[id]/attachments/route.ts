import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { actorOf } from "../../../../../../commerce/actor"
import { deskOf } from "../../../../../../commerce/desk-of-container"
import { sendAttachments } from "../../../../../../operations/papers/attachments"
import { answerFinancing } from "../../../answer-command"
import { filesOf, passBy } from "../../../../../files-of-form"

/** Hands files on that prove an income (C8), as they come. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const files = filesOf(req)
  try {
    const given = { files, actor: actorOf(req) }
    answerFinancing(res, await sendAttachments(deskOf(req.scope), req.params["id"] ?? "", given))
  } finally {
    void passBy(req, files)
  }
}
