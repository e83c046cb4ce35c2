export { WhatsNextPage as default } from '../../whats-next/WhatsNextPage';
