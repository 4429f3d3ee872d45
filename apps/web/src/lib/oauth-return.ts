/** What Google's sign-in, or its failure, brings back in the address. */
export type OAuthReturn =
  { kind: 'code'; code: string } | { kind: 'failed'; reason: string | null };

/** Names of the query that belong to a return and have no business in the address afterwards. */
const RETURN_FIELDS = ['code', 'error', 'error_code', 'error_description'];

/** @param awaited whether this browser has begun a sign-in with Google; others' codes are not ours */
export const readOAuthReturn = (search: string, awaited: boolean): OAuthReturn | null => {
  const query = new URLSearchParams(search);
  const reason = query.get('error_description');
  if (query.has('error') && (reason !== null || query.has('error_code')))
    return { kind: 'failed', reason };
  const code = query.get('code');
  return code !== null && code !== '' && awaited ? { kind: 'code', code } : null;
};

/** The query without what the return brought. */
export const withoutOAuthReturn = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const field of RETURN_FIELDS) query.delete(field);
  return query.size > 0 ? `?${query.toString()}` : '';
};

let failure: { reason: string | null } | null = null;

/** Carries a failed return to the page that tells of it. */
export const oauthFailure = {
  put: (reason: string | null): void => {
    failure = { reason };
  },
  /** The failure, once. */
  take: (): { reason: string | null } | null => {
    const taken = failure;
    failure = null;
    return taken;
  },
};

/** Shows another page in the same document, for code that stands outside of the router. */
export const moveTo = (path: string): void => {
  window.history.replaceState(null, '', path);
  // The router reads the address anew, as after a step back or forward.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
};
