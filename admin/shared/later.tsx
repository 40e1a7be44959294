import { Container, Skeleton } from "@medusajs/ui"
import { type ComponentType, lazy, type ReactNode, Suspense } from "react"
import { load as loadLanguage } from "../i18n/loaded-words"

/**
 * A screen that is fetched when it is opened first, with the English words behind every other language, so that the
 * dashboard starts without it.
 * @param fallback what stands there meanwhile
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Outline />,
): ComponentType<Props> {
  const Screen = lazy(async () => {
    const [screen] = await Promise.all([load(), loadLanguage("en")])
    return { default: screen as ComponentType<object> }
  })
  return function Later(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Screen {...props} />
      </Suspense>
    )
  }
}

const Outline = () => (
  <Container aria-busy="true">
    <Skeleton className="h-8 w-full" />
  </Container>
)
