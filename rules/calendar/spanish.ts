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
  'Enter a date of the calendar as mm/dd/yyyy.': 'Ingrese una fecha del calendario como mm/dd/aaaa.',
  'Enter a valid time in the future (hour:minute am/pm).':
    'Ingrese una hora válida en el futuro (hora:minuto am/pm).',
  'Enter the date that you want this filing to take effect on.':
    'Ingrese la fecha en que desea que este trámite entre en vigencia.',
  'There is a previous amendment with a delayed effective date on this record - choose a date after {day}.':
    'Hay una enmienda anterior con fecha de vigencia diferida en este registro: elija una fecha posterior al {day}.',
  'There is a previous filing with a delayed effective date on this record - choose a date after {day}.':
    'Hay un trámite anterior con fecha de vigencia diferida en este registro: elija una fecha posterior al {day}.',
  'This date is past. Enter today or a later date.': 'Esta fecha ya pasó. Ingrese la de hoy o una posterior.',
  'Read as {time}.': 'Se leyó como {time}.',
  'January {dd}, {yyyy}': '{dd} de enero de {yyyy}',
  'February {dd}, {yyyy}': '{dd} de febrero de {yyyy}',
  'March {dd}, {yyyy}': '{dd} de marzo de {yyyy}',
  'April {dd}, {yyyy}': '{dd} de abril de {yyyy}',
  'May {dd}, {yyyy}': '{dd} de mayo de {yyyy}',
  'June {dd}, {yyyy}': '{dd} de junio de {yyyy}',
  'July {dd}, {yyyy}': '{dd} de julio de {yyyy}',
  'August {dd}, {yyyy}': '{dd} de agosto de {yyyy}',
  'September {dd}, {yyyy}': '{dd} de septiembre de {yyyy}',
  'October {dd}, {yyyy}': '{dd} de octubre de {yyyy}',
  'November {dd}, {yyyy}': '{dd} de noviembre de {yyyy}',
  'December {dd}, {yyyy}': '{dd} de diciembre de {yyyy}',
  'There is a previous {kind} with a delayed effective date on this record - choose a date after {day}.':
    'Hay un documento anterior ({kind}) con fecha de vigencia diferida en este registro: elija una fecha posterior al {day}.',
  amendment: 'enmienda',
  filing: 'trámite',
};
