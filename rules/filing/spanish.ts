import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const FILING_IN_SPANISH: Dictionary = {
  'This filing cannot be made online yet.': 'Este trámite todavía no se puede hacer en línea.',
  'Compare this filing with the record as it is now. You can pay if it is still what you want to file.':
    'Compare este trámite con el registro como está ahora. Puede pagar si sigue siendo lo que desea presentar.',
  'Since this filing began, another filing changed {facts} on record.':
    'Desde que se empezó este trámite, otro trámite cambió {facts} en el registro.',
  'Since this filing began, a due day has passed that changed {facts} on record.':
    'Desde que se empezó este trámite, pasó una fecha límite que cambió {facts} en el registro.',
  'the name': 'el nombre',
  'the periodic report that is due': 'el informe periódico que vence',
  'the principal office address': 'la dirección de la oficina principal',
  'the mailing address': 'la dirección postal',
  'the registered agent': 'el agente registrado',
  'the status': 'la situación',
  'This portal has no such form for this type of entity. The office tells you how to file it.':
    'Este portal no tiene ese formulario para este tipo de entidad. La oficina le indica cómo presentarlo.',
};
