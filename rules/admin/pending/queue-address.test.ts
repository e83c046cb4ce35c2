import { queuePath, queueViewOf } from './pending-queue';

const viewAt = (address: string) => {
  const query = new URL(address, 'http://localhost').searchParams;
  return queueViewOf(query.get('page'), query.get('order'));
};
const QUEUE = '/business/admin/pendingqueue';

it.each([
  [QUEUE, 1, 'oldest'],
  [`${QUEUE}?page=2`, 2, 'oldest'],
  [`${QUEUE}?order=newest`, 1, 'newest'],
  [`${QUEUE}?page=3&order=newest`, 3, 'newest'],
])(
  'the address %s names its part of the queue and the order, and is named by them',
  (address, page, order) => {
    expect(viewAt(address)).toEqual({ page, order });
    expect(queuePath(viewAt(address))).toBe(address);
  },
);

it.each(['page=0', 'page=two', 'page=99999999', 'page=1&order=oldest', 'order=email'])(
  'what cannot be read of "%s", or goes without saying, is as when the queue opens',
  (query) => {
    expect(queuePath(viewAt(`${QUEUE}?${query}`))).toBe(QUEUE);
  },
);
