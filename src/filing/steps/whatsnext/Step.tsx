export { WhatsNextPage as default } from '../../whatsnext/WhatsNextPage';
