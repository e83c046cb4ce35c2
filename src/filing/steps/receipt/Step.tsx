export { ReceiptPage as default } from '../../receipt/ReceiptPage';
