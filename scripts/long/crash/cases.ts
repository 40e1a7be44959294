import type { AdminApi } from "../../../demo/stack/admin-api"
import { CRASH_POINTS, type CrashPoint } from "../../../src/operations/crash-point"
import type { Sale } from "./sale"

export type Command = "approve" | "cancel" | "withdraw" | "return"

/** A point at which the process is killed, and the merchant's command on whose way it lies. */
export type Case = {
  readonly point: CrashPoint
  readonly command: Command
}

export const CASES: readonly Case[] = CRASH_POINTS.map((point) => ({ point, command: commandOf(point) }))

function commandOf(point: CrashPoint): Command {
  const [word] = point.split(".")
  return word === "approve" || word === "cancel" || word === "withdraw" ? word : "return"
}

/** What is given back in part. */
export const PART = "49.00"

/** Does the command as the merchant does: by Medusa's own buttons, or at the desk where Medusa has none. */
export async function press(admin: AdminApi, sale: Sale, { command, point }: Case): Promise<void> {
  const financing = `/financing/financings/${sale.financingId}`
  switch (command) {
    case "approve":
      await admin.post(`/payments/${sale.paymentId}/capture`)
      return
    case "cancel":
      await admin.post(`/orders/${sale.orderId}/cancel`)
      return
    case "withdraw":
      await admin.post(`${financing}/withdraw`)
      return
    case "return":
      if (point.endsWith("F3")) await admin.post(`${financing}/returns`, { amount: PART })
      await admin.post(`/payments/${sale.paymentId}/refund`, { amount: Number(PART) })
  }
}
