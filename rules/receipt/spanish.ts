import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const RECEIPT_IN_SPANISH: Dictionary = {
  'A bank or a landlord may ask for them. They stay on the public record.':
    'Un banco o un arrendador puede pedirlos. Permanecen en el registro público.',
  'ID number {masterId}, document number {documentNumber}. Anyone can look them up on the {record}.':
    'Número de identificación {masterId}, número del documento {documentNumber}. Cualquiera puede consultarlos en el {record}.',
  'ID number {masterId}, document number {documentNumber}. The document is on the {record} once the office has accepted the filing.':
    'Número de identificación {masterId}, número del documento {documentNumber}. El documento consta en el {record} cuando la oficina haya aceptado el trámite.',
  'In effect since': 'En vigencia desde',
  'Asked to take effect': 'Vigencia solicitada',
  'Keep your documents': 'Conserve sus documentos',
  'The date that was asked for, {moment}, had passed when the office accepted it: it counts from the day of its receipt.':
    'La fecha solicitada, {moment}, había pasado cuando la oficina lo aceptó: cuenta desde el día de su recepción.',
  'On record and in effect': 'Registrado y en vigencia',
  'On record, not yet in effect': 'Registrado, todavía sin vigencia',
  'Queued for review: not on record': 'En espera de revisión: no consta en el registro',
  'Rejected: not on record': 'Rechazado: no consta en el registro',
  'Takes effect': 'Entra en vigencia',
  'The document for {name} is on file. The record changes on {day}.':
    'El documento de {name} está archivado. El registro cambia el {day}.',
  'On record, revoked before it took effect': 'En el registro, revocado antes de entrar en vigencia',
  'The document for {name} was revoked. It never takes effect.':
    'El documento de {name} fue revocado. Nunca entra en vigencia.',
  'The document for {name} is on file.': 'El documento de {name} está archivado.',
  'The document for {name} is queued for review. You will receive an email when it is accepted or rejected.':
    'El documento de {name} está en espera de revisión. Recibirá un correo electrónico cuando se acepte o se rechace.',
  'Document number': 'Número del documento',
  'Enter the document number, which has 11 digits.': 'Ingrese el número del documento, que tiene 11 dígitos.',
  'The name will be {name} from {moment} on.': 'El nombre será {name} a partir del {moment}.',
  'The name will be {name} once the filing is accepted and takes effect.':
    'El nombre será {name} cuando el trámite sea aceptado y entre en vigencia.',
  'Ask for the licenses that your trade and place need':
    'Solicite las licencias que exigen su actividad y su localidad',
  'Bring your document and the employer identification number.':
    'Lleve su documento y el número de identificación de empleador.',
  'Cities, counties and boards issue them. This filing is not a license.':
    'Las otorgan las ciudades, los condados y las juntas. Este trámite no es una licencia.',
  'Get an employer identification number': 'Obtenga un número de identificación de empleador',
  'It has been on the public record since this day.': 'Consta en el registro público desde este día.',
  'It is on the public record, and exists from this day on.':
    'Consta en el registro público y existe a partir de este día.',
  'Open a bank account in the name of the business': 'Abra una cuenta bancaria a nombre de la empresa',
  'Register for state taxes': 'Inscríbase para los impuestos estatales',
  'The Internal Revenue Service issues it at no charge. A bank, and anyone you employ, will ask for it.':
    'El Servicio de Impuestos Internos (IRS) lo da sin costo. Se lo pedirán el banco y las personas a las que emplee.',
  'If you sell goods or employ somebody, you need an account with the state’s revenue department.':
    'Si vende bienes o emplea a alguien, necesita una cuenta en el departamento de ingresos del estado.',
  'Your business exists': 'Su empresa existe',
  'Your business will exist': 'Su empresa existirá',
  Amount: 'Monto',
  'Date and time': 'Fecha y hora',
  'Last 4 digits': 'Últimos 4 dígitos',
  'Payment type': 'Tipo de pago',
  'Prepaid account': 'Cuenta prepagada',
  Card: 'Tarjeta',
  Transaction: 'Trámite',
  'Your filing is queued for review. You will receive an email when it is accepted or rejected.':
    'Su trámite está en espera de revisión. Recibirá un correo electrónico cuando sea aceptado o rechazado.',
  'It has been in effect since {moment}.': 'Está en vigencia desde el {moment}.',
  'Left out of the record: {fileNames}': 'No se incluyó en el registro: {fileNames}',
  'The charge is refunded: nothing was charged in the end.':
    'El cargo se reembolsa: al final no se cobró nada.',
  'The office has written to its filer why, and how it can be corrected.':
    'La oficina ha escrito a quien lo presentó para decirle por qué y cómo se puede corregir.',
  'The time to correct it ended on {moment}. To file it after all, begin a new filing.':
    'El plazo para corregirlo terminó el {moment}. Para presentarlo, comience un trámite nuevo.',
  'You can correct the filing and submit it again until {moment}.':
    'Puede corregir el trámite y enviarlo de nuevo hasta el {moment}.',
  'Your filing was accepted on {moment}.': 'Su trámite fue aceptado el {moment}.',
  'Your filing was rejected on {moment}. It has changed nothing on record.':
    'Su trámite fue rechazado el {moment}. No ha cambiado nada en el registro.',
  'Email is empty.': 'Falta el correo electrónico.',
  'Email is invalid.': 'El correo electrónico no es válido.',
  'The document is on record.': 'El documento consta en el registro.',
};
