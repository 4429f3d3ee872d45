/** The look of pages that the server makes itself. Colours of the design, see the web's tokens. */
export const plainCss = `:root {
  color-scheme: light dark;
  --ground: #fbfaf6;
  --ink: #16191d;
  --muted: #5b5f66;
  --hairline: #e4e0d6;
  --field: #8a857a;
  --link: #1f3a5f;
  --notice: #f7e9c8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0e1418;
    --ink: #ece8de;
    --muted: #a3a8ae;
    --hairline: #2a333a;
    --field: #7c858c;
    --link: #8fb3e0;
    --notice: #3a2e12;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 16px/1.6 system-ui, Arial, sans-serif;
  overflow-wrap: anywhere;
}
main { margin: 0 auto; padding: 16px; max-width: 44rem; }
h1 { margin: 8px 0 16px; font: 1.75rem/1.25 Georgia, serif; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;
