import { goLive, type GoLive } from "../../core/go-live/go-live"
import type { RegionMethods } from "../../core/shared/region-methods"
import type { Settings } from "../../core/shared/settings"
import { hasIdentityCheck } from "../direct/identity-check"
import type { ConfigurationDesk } from "./configuration-desk"

/** What the shop still needs before it sells for real. */
export async function goLiveOf(desk: ConfigurationDesk, regions: readonly RegionMethods[]): Promise<GoLive> {
  const { settings } = desk.records
  const [connections, plans] = await Promise.all([
    desk.records.listConnectionRecords(),
    desk.records.listPlans(),
  ])
  return goLive({
    publicUrl: settings.publicUrl,
    storefronts: storefrontsOf(settings),
    offerTestPlans: settings.offerTestPlans,
    connections,
    plans,
    regions,
    identityChecked: hasIdentityCheck(),
    now: desk.clock.now(),
  })
}

const storefrontsOf = ({ defaultStorefront, storefronts }: Settings) => [
  { name: "default", ...defaultStorefront },
  ...[...storefronts].map(([name, addresses]) => ({ name, ...addresses })),
]
