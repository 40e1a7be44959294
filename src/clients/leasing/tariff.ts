import type { Tariff } from "../../core/leasing/tariff"
import { jsonAnswer } from "../http/decoders"
import { everyDialect } from "../http/endpoint"
import type { LeasingEndpoint } from "./leasing-endpoint"
import { tariffs } from "./tariff-reading"
import { verdictOf } from "./verdict"

/** Endpoint 1: the tariffs that are assigned to the e-shop. */
export const readTariffs: LeasingEndpoint<undefined, readonly Tariff[]> = {
  id: "L1",
  method: "GET",
  retry: "read",
  paths: everyDialect("/eshop/{shop}/v2/tariff"),
  place: ({ shop }) => ({ shop }),
  verdict: verdictOf,
  decode: jsonAnswer(tariffs),
}
