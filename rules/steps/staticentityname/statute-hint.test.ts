import { englishOf } from '../../language/text';
import { ENTITY_TYPES } from '../../entities/entity-type';
import { statuteHint } from './statute-hint';

it('names the law on the type of the entity', () => {
  const cited = ENTITY_TYPES.map(
    (type) => /such as ([\d-]+), C\.R\.S\.$/.exec(englishOf(statuteHint(type)))?.[1],
  );
  expect(cited).toEqual(['7-80-101', '7-101-101', '7-121-101', '7-55-101', '7-56-101']);
});

it('gives no example where the type is not known', () => {
  expect(statuteHint('')).toBe('The law that the entity existed under before it was dissolved.');
});
