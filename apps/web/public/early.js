/*
 * Runs before the first paint. The pages are drawn ahead of time for everybody, so this is the first
 * moment at which it can be known that somebody may be signed in here: the header then keeps their
 * place free instead of showing "Sign In" for a blink. The stylesheet reads the marks, nothing else.
 */
(() => {
  const key = 'sb-nishiki-auth-token';
  const isKept = (name) => localStorage.getItem(name) !== null;
  try {
    const returning = /[?&]code=/.test(location.search) && isKept(`${key}-code-verifier`);
    if (!isKept(key) && !returning) return;
    const marks = document.documentElement.dataset;
    marks.session = 'stored';
    if (isKept('nishiki-address-notice')) marks.notice = 'kept';
  } catch {
    // Storage is blocked: nobody can be signed in.
  }
})();
