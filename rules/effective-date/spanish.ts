import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const EFFECTIVE_DATE_IN_SPANISH: Dictionary = {
  'Per 7-90-304(2), C.R.S., your filing will be effective on {day}.':
    'Según 7-90-304(2), C.R.S., su trámite tendrá vigencia el {day}.',
  'You chose a date that is more than {days} days in the future. Per 7-90-304(2), C.R.S., your filing will be effective on {day}.':
    'Eligió una fecha a más de {days} días en el futuro. Según 7-90-304(2), C.R.S., su trámite tendrá vigencia el {day}.',
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
  amendment: 'enmienda',
  filing: 'trámite',
  'Another filing on this record takes effect on {moment}, after this one. Where both change the same, the record will then say what the other one says.':
    'Otro trámite sobre este registro entra en vigencia el {moment}, después de este. Donde ambos cambien lo mismo, el registro dirá entonces lo que diga el otro.',
};
