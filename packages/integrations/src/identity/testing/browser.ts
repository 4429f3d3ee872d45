/** Just enough of a browser to sign in by hand: it follows redirects and keeps cookies. */
export type Browser = {
  /** The address where the redirects end, or the first one at `stopAt`, which is not fetched. */
  open(address: string, stopAt: string): Promise<URL>;
};

const MAX_REDIRECTS = 10;

/** For one flow: cookies are told apart by name only. */
export const createBrowser = (): Browser => {
  const cookies = new Map<string, string>();

  const keepCookies = (headers: Headers): void => {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };

  return {
    async open(address, stopAt) {
      let url = new URL(address);
      for (let step = 0; step < MAX_REDIRECTS; step++) {
        if (url.href.startsWith(stopAt)) return url;
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
        const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
        keepCookies(response.headers);
        const location = response.headers.get('location');
        if (location === null && response.ok) return url;
        const text = await response.text();
        if (location === null) throw new Error(`${url.pathname}: ${response.status} ${text}`);
        url = new URL(location, url);
      }
      throw new Error('too many redirects');
    },
  };
};
