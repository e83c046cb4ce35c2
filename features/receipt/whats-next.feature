Feature: What comes after a filing
  A filing is the beginning of duties that most founders do not know. They are told when they can still act, and offered only what their
  entity can have.

  @W9-calendar
  Rule: The calendar reminds of the periodic report on its due day
    Scenario Outline: The calendar entry
      Given the periodic report is due on "<day>"
      Then the calendar entry "annual-report-schedule.ics" begins at "<start>" and lasts 90 minutes

      Examples: In winter and in summer
        | day        | start                     |
        | 2027-11-30 | 2027-11-30T14:06:30-07:00 |
        | 2027-07-31 | 2027-07-31T14:06:30-06:00 |

    Scenario Outline: What the calendar says on that day
      Given the periodic report is due on "2027-11-30"
      Then the calendar says of "<entity>": "<said>"

      Examples: With the name of the entity, and where none is known
        | entity             | said                                                    |
        | Raven Mesa Studios | The periodic report of Raven Mesa Studios is due today. |
        |                    | The periodic report is due today.                       |

  @T11-boi @W2-whatsnext
  Rule: The note on federal beneficial ownership is true for the kind of the entity
    Scenario Outline: Filings are about entities of Colorado
      When <filing> is finished
      Then the note on beneficial ownership is that of an entity created "in the United States"

      Examples:
        | filing                                |
        | a limited liability company           |
        | a domestic profit corporation         |
        | a domestic nonprofit corporation      |
        | an Article 55 cooperative association |
        | an Article 56 cooperative             |
        | a periodic report                     |
        | an amendment                          |
        | a reinstatement                       |
        | a statement curing delinquency        |
        | a change of principal office address  |
        | a change of registered agent          |

    @api-only
    Scenario Outline: What the note says by the interim final rule of March 26, 2025
      When the note on beneficial ownership of an entity created "<where>" is requested in "<language>"
      Then the text says "<sentence>"

      Examples: In English
        | where                            | language | sentence                                                                                                         |
        | in the United States             | English  | This entity does not have to report who owns or controls it to the Financial Crimes Enforcement Network (FinCEN) |
        | in the United States             | English  | Since March 26, 2025, entities created in the United States are exempt                                           |
        | under the law of another country | English  | It then has to report who owns or controls it                                                                    |
        | where the portal does not know   | English  | entities created in the United States do not have to report who owns or controls them                            |
        | where the portal does not know   | English  | Companies formed under the law of another country that register in a state have to                               |

      Examples: In Spanish
        | where                            | language | sentence                                                                                                |
        | in the United States             | Spanish  | Desde el 26 de marzo de 2025, las entidades creadas en Estados Unidos están exentas                     |
        | under the law of another country | Spanish  | Entonces tiene que informar quién es su dueño o quién la controla                                       |
        | where the portal does not know   | Spanish  | Las empresas constituidas según la ley de otro país que se registran en un estado sí tienen que hacerlo |

      Examples: When it was written, and from which source
        | where                            | language | sentence                                                                                                            |
        | in the United States             | English  | As of November 27, 2026. Source: interim final rule of March 26, 2025 (90 FR 13688), 31 CFR 1010.380.               |
        | under the law of another country | English  | As of November 27, 2026. Source: interim final rule of March 26, 2025 (90 FR 13688), 31 CFR 1010.380.               |
        | where the portal does not know   | English  | As of November 27, 2026. Source: interim final rule of March 26, 2025 (90 FR 13688), 31 CFR 1010.380.               |
        | in the United States             | Spanish  | Al 27 de noviembre de 2026. Fuente: norma final provisional del 26 de marzo de 2025 (90 FR 13688), 31 CFR 1010.380. |

  @W2-whatsnext
  Rule: What is offered depends on the standing of the entity and on the fraud check
    Scenario Outline: The certificate is offered in good standing only
      When the filing for an entity that is <status> is finished
      Then the filer <is> offered the certificate of good standing

      Examples:
        | status                                     | is     |
        | in good standing                           | is     |
        | yet to be formed                           | is not |
        | existing                                   | is not |
        | noncompliant                               | is not |
        | delinquent                                 | is not |
        | administratively dissolved                 | is not |
        | dissolved at the end of its term           | is not |
        | dissolved after three years of delinquency | is not |
        | judicially dissolved                       | is not |
        | voluntarily dissolved                      | is not |
        | withdrawn                                  | is not |
        | converted                                  | is not |
        | merged                                     | is not |

    Scenario: Everything that is offered for an entity in good standing
      When the filing for an entity that is in good standing is finished
      Then the filer is offered "the note on beneficial ownership, the reminder of the periodic report, the filed document, the summary of the entity, notifications by email, notifications by text, secure filing, the certificate of good standing, the business survey, the website survey"

    Scenario: Everything that is offered for any other entity
      When the filing for an entity that is delinquent is finished
      Then the filer is offered "the note on beneficial ownership, the reminder of the periodic report, the filed document, the summary of the entity, notifications by email, notifications by text, secure filing, the business survey, the website survey"

    Scenario: Secure filing is not offered to an entity that has it
      When the filing for an entity that has secure filing and is delinquent is finished
      Then the filer is offered "the note on beneficial ownership, the reminder of the periodic report, the filed document, the summary of the entity, notifications by email, notifications by text, the business survey, the website survey"

    Scenario Outline: Nobody is offered the notifications that the filing has asked for
      When the filing for an entity that is delinquent is finished, having asked for notifications "<by>"
      Then the filer is offered "<offered>"

      Examples:
        | by                | offered                                                                                                                                                                                                                     |
        | by email          | the note on beneficial ownership, the reminder of the periodic report, the filed document, the summary of the entity, notifications by text, secure filing, the business survey, the website survey                         |
        | by text           | the note on beneficial ownership, the reminder of the periodic report, the filed document, the summary of the entity, notifications by email, secure filing, the business survey, the website survey                        |
        | by email and text | the note on beneficial ownership, the reminder of the periodic report, the filed document, the summary of the entity, secure filing, the business survey, the website survey                                                |
        | by nothing        | the note on beneficial ownership, the reminder of the periodic report, the filed document, the summary of the entity, notifications by email, notifications by text, secure filing, the business survey, the website survey |

    Scenario Outline: Under the administrative fraud check three parts are held back
      When the filing for an entity that is <status> is finished under the administrative fraud check
      Then the filer is offered "<offered>"

      Examples:
        | status                     | offered                                                                                                                                                                               |
        | in good standing           | the note on beneficial ownership, the summary of the entity, notifications by email, notifications by text, the certificate of good standing, the business survey, the website survey |
        | administratively dissolved | the note on beneficial ownership, the summary of the entity, notifications by email, notifications by text, the business survey, the website survey                                   |

  @W2-whatsnext
  Rule: The reminder of the periodic report says what this entity can do
    Scenario Outline: An entity that files reports is told its due day, and when that has passed
      When a <filing> for an entity that is <status> and whose report is due on "<due>" is finished
      Then the reminder of the periodic report says "<reminder>"

      Examples:
        | filing                     | status           | due        | reminder              |
        | limited liability company  | in good standing | 2028-01-31 | until when it is due  |
        | periodic report            | in good standing | 2027-10-31 | until when it is due  |
        | change of registered agent | noncompliant     | 2026-10-31 | that its day is past  |
        | change of registered agent | in good standing |            | that it is due yearly |

    Scenario Outline: A dissolution ends the reports, on its day
      When a dissolution for an entity that is <status> and whose report is due on "2027-02-28" is finished
      Then the reminder of the periodic report says "<reminder>"

      Examples: Its day is to come
        | status           | reminder                                      |
        | in good standing | that none is due once the filing is in effect |
        | noncompliant     | that none is due once the filing is in effect |
        | delinquent       | that none is due once the filing is in effect |

      Examples: It is in effect
        | status                | reminder                            |
        | voluntarily dissolved | that the entity is reinstated first |

      Examples: The entity was dissolved in another way before its day
        | status                                     | reminder                            |
        | administratively dissolved                 | that the entity is reinstated first |
        | dissolved at the end of its term           | that the entity is reinstated first |
        | dissolved after three years of delinquency | that the entity is reinstated first |
        | judicially dissolved                       | that the entity is reinstated first |

    Scenario Outline: An entity that files no report before it is restored is told no day that it cannot keep
      When a <filing> for an entity that is <status> and whose report is due on "2025-02-28" is finished
      Then the reminder of the periodic report says "<reminder>"

      Examples: Its own filing restores it, on a later day
        | filing                       | status                                     | reminder                                   |
        | statement curing delinquency | delinquent                                 | that it comes once the filing is in effect |
        | reinstatement                | voluntarily dissolved                      | that it comes once the filing is in effect |
        | reinstatement                | administratively dissolved                 | that it comes once the filing is in effect |
        | reinstatement                | dissolved at the end of its term           | that it comes once the filing is in effect |
        | reinstatement                | dissolved after three years of delinquency | that it comes once the filing is in effect |
        | reinstatement                | judicially dissolved                       | that it comes once the filing is in effect |

      Examples: Another filing
        | filing    | status                                     | reminder                            |
        | amendment | delinquent                                 | that the delinquency is cured first |
        | amendment | administratively dissolved                 | that the entity is reinstated first |
        | amendment | dissolved at the end of its term           | that the entity is reinstated first |
        | amendment | dissolved after three years of delinquency | that the entity is reinstated first |
        | amendment | judicially dissolved                       | that the entity is reinstated first |
        | amendment | voluntarily dissolved                      | that the entity is reinstated first |
