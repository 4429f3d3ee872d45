import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { groups } from '../conditions/group-words.ts';
import { LinkGrid, Shelf } from './shelf.tsx';

export const ConditionsShelf = () => (
  <Shelf
    id="conditions"
    title="Conditions"
    href="/conditions"
    all={`All ${conditions.length} conditions`}
    about="Begin with a sign that you see, or with a name: what it may be, what to do first, what would prove it."
  >
    <LinkGrid
      links={[
        { href: '/conditions#seen', label: 'By what you see' },
        ...groups.map(({ id, title }) => ({
          href: `/conditions#group-${id}`,
          label: title,
          count: conditions.filter(({ group }) => group === id).length,
        })),
      ]}
    />
  </Shelf>
);
