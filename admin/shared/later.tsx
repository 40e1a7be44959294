import { Container, Skeleton } from "@medusajs/ui"
import { type ComponentType, lazy, Suspense } from "react"

/** A page that is fetched when it is opened first, so that the dashboard starts without it. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }))
  return function Later() {
    return (
      <Suspense fallback={<Outline />}>
        <Page />
      </Suspense>
    )
  }
}

const Outline = () => (
  <Container aria-busy="true">
    <Skeleton className="h-8 w-full" />
  </Container>
)
