import { useQuery } from "@tanstack/react-query"
import { adminGet } from "../shared/http"
import { queryKeys } from "../shared/query-keys"

interface User {
  readonly id: string
  readonly email: string
  readonly first_name: string | null
  readonly last_name: string | null
}

/** Who acted: the name of the admin user, else the e-mail address; an id that is not a user's stays as it is. */
export function useActorNames(
  happenings: readonly { readonly entry: { readonly actor: string | null } }[],
): (actor: string | null) => string | null {
  const ids = [...new Set(happenings.flatMap(({ entry }) => (entry.actor ? [entry.actor] : [])))].sort()
  const { data } = useQuery({
    queryKey: queryKeys.users(ids),
    queryFn: () =>
      adminGet<{ users: User[] }>("/users", { id: ids, fields: "id,email,first_name,last_name" }),
    enabled: ids.length > 0,
  })
  return (actor) => {
    const user = data?.users.find(({ id }) => id === actor)
    return user ? [user.first_name, user.last_name].filter(Boolean).join(" ") || user.email : actor
  }
}
