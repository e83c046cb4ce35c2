import type { Access } from '../../server/contract/access';
import { ACCESS } from '../../server/contract/access';
import type { Contract } from '../../server/contract/contract';
import { readContract } from '../../server/contract/contract';

let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

interface Declared {
  security?: readonly Record<string, readonly string[]>[];
  'x-roles'?: readonly string[];
  tags: readonly string[];
}

/** The contract's description of an operation with this access. */
const declarationOf = (access: Access): Pick<Declared, 'security' | 'x-roles'> => {
  const bearer = { bearer: [] };
  switch (access.kind) {
    case 'public':
    case 'developer':
      return { security: [] };
    case 'signed':
      return { security: [{ paymentSignature: [] }] };
    case 'optionalToken':
    case 'secureFiling':
      return { security: [{}, bearer] };
    case 'loggedIn':
      return { security: [bearer] };
    case 'staff':
      return { security: [bearer], 'x-roles': access.roles };
  }
};

test('the contract declares for every operation what its row says', () => {
  const { paths } = contract.document as { paths: Record<string, Record<string, Declared>> };
  const declared = contract.operations.map(({ id, path, method }) => {
    const { security, 'x-roles': listed } = paths[path]?.[method.toLowerCase()] ?? { tags: [] };
    return [id, { security, ...(listed && { 'x-roles': listed }) }];
  });
  const expected = contract.operations.map(({ id }) => [id, declarationOf(ACCESS[id])]);
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(expected));
});

test('what is for developers stands under their tag, and nothing else does', () => {
  for (const { id, tag } of contract.operations)
    expect([id, ACCESS[id].kind === 'developer']).toEqual([id, tag === 'developer']);
});
