/** Written by a browser that showed a notice of the account last time; public/early.js looks at it. */
export const NOTICE_KEY = 'nishiki-address-notice';

/** One line on a wide screen, two and the buttons on a phone: the place and the notice are as high. */
export const noticeClass = 'min-h-27 border-b border-hairline bg-water text-sm md:min-h-13';

/** Keeps the place of a notice that will most likely come, so that the page does not jump for it. */
export const NoticePlace = () => (
  <div aria-hidden="true" className={`hidden maybe-notice:block ${noticeClass}`} />
);
