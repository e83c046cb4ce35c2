import fc from 'fast-check';
import type { Former, NotificationsEvent, PeopleListEvent } from '#rules';
import {
  emptyFiling,
  emptyNotificationEntry,
  FORMER_TYPES,
  notificationsTransition,
  openNotifications,
  openPeopleList,
  peopleListReducer,
  sameAsFormer,
} from '#rules';
import { individual, validFormer } from '../../step-definitions/samples/filing';
import { holds } from './runs';
import { words } from './texts';

const place = fc.integer({ min: -1, max: 4 });

describe('a list of people', () => {
  const person = fc.constantFrom<string>('Ada', 'Bo', 'Cleo');
  const event: fc.Arbitrary<PeopleListEvent<string>> = fc.oneof(
    fc.record({ kind: fc.constantFrom('addAnother', 'canceled') }),
    fc.record({ kind: fc.constantFrom('edit', 'deleted'), index: place }),
    fc.record({ kind: fc.constant('saved' as const), people: fc.array(person, { maxLength: 2 }) }),
  );

  test('has a mode that never contradicts it', () => {
    holds(
      fc.property(
        fc.array(person, { maxLength: 3 }),
        fc.array(event, { maxLength: 10 }),
        (people, events) => {
          let state = openPeopleList(people);
          for (const each of events) {
            const before = state;
            state = peopleListReducer(state, each);
            if (state.people.length === 0) expect(state.mode).toBe('add');
            expect(state.mode === 'edit').toBe(state.index !== null);
            if (state.index !== null) expect(state.people[state.index]).toBeDefined();
            if (each.kind === 'canceled') expect(state.people).toEqual(before.people);
            if (each.kind === 'deleted')
              expect(before.people.length - state.people.length).toBe(
                before.people[each.index] === undefined ? 0 : 1,
              );
          }
        },
      ),
    );
  });
});

describe('notifications', () => {
  const email = fc.constantFrom('ada@example.com', 'Ada@Example.com ', 'bo@example.com', '');
  const phone = fc.constantFrom(
    { area: '303', exchange: '555', line: '0100' },
    { area: '720', exchange: '555', line: '0111' },
    { area: '', exchange: '', line: '' },
  );
  const kind = fc.constantFrom('email' as const, 'text' as const);
  const event: fc.Arbitrary<NotificationsEvent> = fc.oneof(
    fc.record({
      kind: fc.constant('saved' as const),
      entry: fc
        .tuple(email, phone)
        .map(([typed, text]) => ({ ...emptyNotificationEntry(), email: typed, text })),
    }),
    fc.record({ kind: fc.constant('addAnother' as const), of: kind }),
    fc.record({ kind: fc.constant('deleted' as const), of: kind, index: place }),
    fc.record({ kind: fc.constant('answered' as const), of: kind, answer: fc.constantFrom('Y', 'N', '') }),
    fc.record({ kind: fc.constant('canceled' as const) }),
  );

  test('hold nothing twice, only lower case and ten digits, and show the list exactly while there is one', () => {
    holds(
      fc.property(fc.array(event, { maxLength: 14 }), (events) => {
        let state = openNotifications(emptyFiling().notificationsValues);
        for (const each of events) {
          state = notificationsTransition(state, each);
          const emails = state.values.emails.map((held) => held.email);
          const texts = state.values.texts.map((held) => held.text);
          expect(new Set(emails).size).toBe(emails.length);
          expect(new Set(texts).size).toBe(texts.length);
          expect(emails).toEqual(emails.map((held) => held.trim().toLowerCase()));
          for (const text of texts) expect(text).toMatch(/^\d{10}$/);
          if (state.view === 'list') expect(emails.length + texts.length).toBeGreaterThan(0);
          if (state.view === 'initial') expect(emails.length + texts.length).toBe(0);
        }
      }),
    );
  });

  test('stay as they are when the same is added again', () => {
    holds(
      fc.property(email, phone, (typed, text) => {
        const saved = { kind: 'saved' as const, entry: { ...emptyNotificationEntry(), email: typed, text } };
        const once = notificationsTransition(openNotifications(emptyFiling().notificationsValues), saved);
        expect(notificationsTransition(once, saved)).toEqual(once);
      }),
    );
  });
});

describe('same as former', () => {
  const former: fc.Arbitrary<Former> = fc
    .tuple(fc.constantFrom(...FORMER_TYPES), fc.oneof(fc.constant('Ada Lindqvist'), words))
    .map(([type, name]) => validFormer('f', individual(name), type));

  test('copies the same filer each time, and changes no former', () => {
    holds(
      fc.property(fc.array(former, { maxLength: 3 }), (formers) => {
        const before = JSON.stringify(formers);
        const once = sameAsFormer(formers, 'filer-1');
        expect(sameAsFormer(formers, 'filer-1')).toEqual(once);
        expect(JSON.stringify(formers)).toBe(before);
        if (once.kind !== 'copy') return;
        const again = {
          ...formers[0]!,
          nameValues: { personTyp: 'FRMINDV' as const, name: once.filer.nameValues.name },
        };
        const address = { streetAddress: once.filer.addressValues.streetAddress };
        expect(sameAsFormer([{ ...again, addressValues: address }], 'filer-1')).toEqual(once);
      }),
    );
  });

  test('only ever offers individuals with a whole name', () => {
    holds(
      fc.property(fc.array(former, { maxLength: 4 }), (formers) => {
        const result = sameAsFormer(formers, 'filer-1');
        const offered = result.kind === 'choose' ? result.formers : [];
        expect(offered.every(({ nameValues }) => nameValues.personTyp === 'FRMINDV')).toBe(true);
        if (result.kind === 'choose') expect(offered.length).toBeGreaterThan(1);
        if (result.kind === 'copy') expect(result.filer.nameValues.name.firstName.trim()).not.toBe('');
      }),
    );
  });
});
