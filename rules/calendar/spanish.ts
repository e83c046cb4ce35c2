import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const CALENDAR_IN_SPANISH: Dictionary = {
  'Annual report due': 'Vence el informe anual',
  'The periodic report{of} is due today.': 'El informe periódico{of} vence hoy.',
  'Per 7-90-304(2), C.R.S., your filing will be effective on {day}.':
    'Según 7-90-304(2), C.R.S., su trámite tendrá vigencia el {day}.',
  'You chose a date that is more than {days} days in the future. Per 7-90-304(2), C.R.S., your filing will be effective on {day}.':
    'Eligió una fecha a más de {days} días en el futuro. Según 7-90-304(2), C.R.S., su trámite tendrá vigencia el {day}.',
  'You chose a date that is more than {days} days in the future. ':
    'Eligió una fecha a más de {days} días en el futuro. ',
  'Enter a date of the calendar as mm/dd/yyyy.': 'Introduzca una fecha del calendario como mm/dd/aaaa.',
  'Enter a valid time in the future (hour:minute am/pm).':
    'Introduzca una hora válida en el futuro (hora:minuto am/pm).',
  'Enter the date that you want this filing to take effect on.':
    'Introduzca la fecha en que desea que este trámite entre en vigencia.',
  'There is a previous amendment with a delayed effective date on this record - choose a date after {day}.':
    'Hay una enmienda anterior con fecha de vigencia diferida en este registro: elija una fecha posterior al {day}.',
  'There is a previous filing with a delayed effective date on this record - choose a date after {day}.':
    'Hay un trámite anterior con fecha de vigencia diferida en este registro: elija una fecha posterior al {day}.',
  'This date is past. Enter today or a later date.':
    'Esta fecha ya pasó. Introduzca la de hoy o una posterior.',
  'Read as {time}.': 'Se leyó como {time}.',
  'January {day}, {year}': '{day} de enero de {year}',
  'February {day}, {year}': '{day} de febrero de {year}',
  'March {day}, {year}': '{day} de marzo de {year}',
  'April {day}, {year}': '{day} de abril de {year}',
  'May {day}, {year}': '{day} de mayo de {year}',
  'June {day}, {year}': '{day} de junio de {year}',
  'July {day}, {year}': '{day} de julio de {year}',
  'August {day}, {year}': '{day} de agosto de {year}',
  'September {day}, {year}': '{day} de septiembre de {year}',
  'October {day}, {year}': '{day} de octubre de {year}',
  'November {day}, {year}': '{day} de noviembre de {year}',
  'December {day}, {year}': '{day} de diciembre de {year}',
  'There is a previous {kind} with a delayed effective date on this record - choose a date after {day}.':
    'Hay un documento anterior ({kind}) con fecha de vigencia diferida en este registro: elija una fecha posterior al {day}.',
  amendment: 'enmienda',
  filing: 'trámite',
};
