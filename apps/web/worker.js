/*
 * Keeps /first-aid for the day on which there is no network: the page and the files that it names,
 * nothing else. All other requests go past this file untouched. The build fills in the version.
 */
const PAGE = '/first-aid';
const PREFIX = 'first-aid-';
const CACHE = `${PREFIX}__VERSION__`;
/** Milliseconds that the network has for the page before the kept one is shown. */
const PATIENCE = 2500;

/** The files of a page: scripts, styles, typefaces and the icon, each of the site itself. */
const filesOf = (html) => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="(\/[^"]+)"/g)].map(
      ([, file]) => file,
    ),
  ),
];

const keepPage = async () => {
  const cache = await caches.open(CACHE);
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${PAGE} answered ${answer.status}`);
  await cache.addAll(filesOf(await answer.clone().text()));
  await cache.put(PAGE, answer);
};

const forgetOthers = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
};

const kept = async (key) => (await caches.open(CACHE)).match(key);

const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** From the network; where that fails, is slow or answers with an error of its own, as it was kept. */
const pageAnswer = async (request) => {
  const network = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  );
  const first = await Promise.race([network, later(PATIENCE)]);
  return first ?? (await kept(PAGE)) ?? (await network) ?? Response.error();
};

const isPartOfPage = ({ referrer, destination }) =>
  referrer !== '' && destination !== '' && new URL(referrer).pathname === PAGE;

const fileAnswer = async (request) => (await kept(request.url)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(keepPage()));

// The page that brought the first worker is looked after at once. A later version waits, as browsers
// do by themselves, until no page of the old one is open.
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname.replace(/\/+$/, '') === PAGE) event.respondWith(pageAnswer(request));
    return;
  }
  // Names under assets/ change with their contents, so a kept one is never stale. The rest of what
  // the page names stands and falls with it: a script that does not come would hold up its first paint.
  if (pathname.startsWith('/assets/') || isPartOfPage(request))
    event.respondWith(fileAnswer(request));
});
