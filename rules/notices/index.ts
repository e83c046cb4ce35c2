export { aboutOf } from './about';
export * from './told-change';
export { eventsOf, isDecision, isToBeTold, noticeKind } from './notice-kind';
export { noticeOf, noticeText, type NoticeLinks, type NoticeReason } from './notice';
export { changedLines } from './changed-lines';
export { digestOf, noticeLine, SINGLE_NOTICES_A_DAY, type KeptChange } from './digest';
export {
  isChangeOfStatus,
  isStillSo,
  remedyOf,
  reminderOf,
  remindedPath,
  type RemindedReport,
  type Reminder,
  type ReportOnRecord,
} from './reminders';
export { reminderLine, reminderNotice, reminderText, type ToldReminder } from './reminder-words';
