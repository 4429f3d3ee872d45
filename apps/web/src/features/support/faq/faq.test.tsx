import { supportFaq, supportGroups } from '@nishiki/contract/support-faq';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import Faq from './faq.tsx';

const escaped = (words: string): string => renderToStaticMarkup(<>{words}</>);

it('holds every question and answer in what the build writes, with a place of its own', () => {
  const markup = renderToStaticMarkup(
    <StaticRouter location="/support">
      <Faq />
    </StaticRouter>,
  );
  const items = markup.split('<details ').slice(1);
  expect(items).toHaveLength(supportFaq.length);
  for (const { id, question, answer } of supportFaq) {
    const [item, ...others] = items.filter((text) => text.startsWith(`id="faq-${id}"`));
    expect(others).toEqual([]);
    expect(item).toContain(escaped(question));
    expect(item).toContain(escaped(answer));
  }
  expect(markup.match(/<h3/g)).toHaveLength(supportGroups.length);
});
