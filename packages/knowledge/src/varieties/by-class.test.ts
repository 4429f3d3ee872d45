import { expect, it } from 'vitest';
import { varietiesByClass } from './by-class.ts';
import { catalogue } from './catalogue.ts';
import { showClassIds, showClassNames } from './show-classes.ts';

it('has every variety in the class of the catalogue', () => {
  expect(varietiesByClass).toEqual(
    showClassIds.map((showClass) => ({
      name: showClassNames[showClass],
      varieties: catalogue
        .filter((variety) => variety.showClass === showClass)
        .map(({ id, name }) => [id, name]),
    })),
  );
});
