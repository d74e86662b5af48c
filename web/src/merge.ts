/** A JSON merge patch (RFC 7396). What is not touched stays the same object, so that old states cost nothing. */
export function merged(before: any, patch: any): any {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch
  const after: Record<string, any> =
    before !== null && typeof before === 'object' && !Array.isArray(before) ? { ...before } : {}
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete after[name]
    else after[name] = merged(after[name], change)
  }
  return after
}
