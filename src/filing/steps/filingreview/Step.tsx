export { ReviewPage as default } from '../../review/ReviewPage';
