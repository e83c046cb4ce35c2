Feature: Whether a filing is complete
  A filing that lacks a part would be rejected after it was paid, so every part is asked for before.

  @W5-completeness
  Rule: A filing is complete when every part that it needs is there
    @api
    Scenario: A limited liability company with all its parts is complete
      Given a complete filing of a limited liability company
      When the filing is checked
      Then the filing has the code VALID

    Scenario Outline: A filing of every kind is complete with all its parts
      Given a complete filing of <filing>
      When the filing is checked
      Then the filing has the code VALID

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

    Scenario Outline: A part that is missing has its code in the filings that need it
      Given a complete filing of <filing>
      When <part> is missing
      And the filing is checked
      Then the filing has the code <code>

      Examples: Names, by filing
        | filing                                | part            | code               |
        | a limited liability company           | the entity name | ENTIY_NAME_MISSING |
        | a domestic profit corporation         | the entity name | ENTIY_NAME_MISSING |
        | a domestic nonprofit corporation      | the entity name | ENTIY_NAME_MISSING |
        | an Article 55 cooperative association | the entity name | ENTIY_NAME_MISSING |
        | an Article 56 cooperative             | the entity name | ENTIY_NAME_MISSING |
        | a periodic report                     | the entity name | VALID              |
        | an amendment                          | the entity name | ENTIY_NAME_MISSING |
        | a reinstatement                       | the entity name | VALID              |
        | a statement curing delinquency        | the entity name | VALID              |
        | a change of principal office address  | the entity name | VALID              |
        | a change of registered agent          | the entity name | VALID              |

      Examples: The check of the name; an amendment that keeps the old name has none
        | filing                                | part                            | code               |
        | a limited liability company           | the validity of the entity name | ENTIY_NAME_INVALID |
        | a domestic profit corporation         | the validity of the entity name | ENTIY_NAME_INVALID |
        | a domestic nonprofit corporation      | the validity of the entity name | ENTIY_NAME_INVALID |
        | an Article 55 cooperative association | the validity of the entity name | ENTIY_NAME_INVALID |
        | an Article 56 cooperative             | the validity of the entity name | ENTIY_NAME_INVALID |
        | a periodic report                     | the validity of the entity name | VALID              |
        | an amendment                          | the validity of the entity name | VALID              |
        | a reinstatement                       | the validity of the entity name | VALID              |
        | a statement curing delinquency        | the validity of the entity name | VALID              |
        | a change of principal office address  | the validity of the entity name | VALID              |
        | a change of registered agent          | the validity of the entity name | VALID              |

      Examples: The principal office
        | filing                                | part                             | code        |
        | a limited liability company           | the street address of the office | POA_MISSING |
        | a domestic profit corporation         | the street address of the office | POA_MISSING |
        | a domestic nonprofit corporation      | the street address of the office | POA_MISSING |
        | an Article 55 cooperative association | the street address of the office | POA_MISSING |
        | an Article 56 cooperative             | the street address of the office | POA_MISSING |
        | a periodic report                     | the street address of the office | POA_MISSING |
        | an amendment                          | the street address of the office | VALID       |
        | a reinstatement                       | the street address of the office | POA_MISSING |
        | a statement curing delinquency        | the street address of the office | POA_MISSING |
        | a change of principal office address  | the street address of the office | POA_MISSING |
        | a change of registered agent          | the street address of the office | VALID       |

      Examples: Its mailing address
        | filing                                | part                              | code        |
        | a limited liability company           | the mailing address of the office | POA_MISSING |
        | a domestic profit corporation         | the mailing address of the office | POA_MISSING |
        | a domestic nonprofit corporation      | the mailing address of the office | POA_MISSING |
        | an Article 55 cooperative association | the mailing address of the office | POA_MISSING |
        | an Article 56 cooperative             | the mailing address of the office | POA_MISSING |
        | a periodic report                     | the mailing address of the office | POA_MISSING |
        | an amendment                          | the mailing address of the office | VALID       |
        | a reinstatement                       | the mailing address of the office | POA_MISSING |
        | a statement curing delinquency        | the mailing address of the office | POA_MISSING |
        | a change of principal office address  | the mailing address of the office | POA_MISSING |
        | a change of registered agent          | the mailing address of the office | VALID       |

      Examples: The registered agent
        | filing                                | part                 | code              |
        | a limited liability company           | the registered agent | REG_AGENT_MISSING |
        | a domestic profit corporation         | the registered agent | REG_AGENT_MISSING |
        | a domestic nonprofit corporation      | the registered agent | REG_AGENT_MISSING |
        | an Article 55 cooperative association | the registered agent | REG_AGENT_MISSING |
        | an Article 56 cooperative             | the registered agent | REG_AGENT_MISSING |
        | a periodic report                     | the registered agent | REG_AGENT_MISSING |
        | an amendment                          | the registered agent | VALID             |
        | a reinstatement                       | the registered agent | REG_AGENT_MISSING |
        | a statement curing delinquency        | the registered agent | REG_AGENT_MISSING |
        | a change of principal office address  | the registered agent | VALID             |
        | a change of registered agent          | the registered agent | REG_AGENT_MISSING |

      Examples: Management
        | filing                                | part                              | code               |
        | a limited liability company           | the choice of managers or members | MANAGEMENT_MISSING |
        | a domestic profit corporation         | the choice of managers or members | VALID              |
        | a domestic nonprofit corporation      | the choice of managers or members | VALID              |
        | an Article 55 cooperative association | the choice of managers or members | VALID              |
        | an Article 56 cooperative             | the choice of managers or members | VALID              |
        | a periodic report                     | the choice of managers or members | VALID              |
        | an amendment                          | the choice of managers or members | VALID              |
        | a reinstatement                       | the choice of managers or members | VALID              |
        | a statement curing delinquency        | the choice of managers or members | VALID              |
        | a change of principal office address  | the choice of managers or members | VALID              |
        | a change of registered agent          | the choice of managers or members | VALID              |

      Examples: Members
        | filing                                | part       | code               |
        | a limited liability company           | the member | MANAGEMENT_MISSING |
        | a domestic profit corporation         | the member | VALID              |
        | a domestic nonprofit corporation      | the member | VALID              |
        | an Article 55 cooperative association | the member | VALID              |
        | an Article 56 cooperative             | the member | VALID              |
        | a periodic report                     | the member | VALID              |
        | an amendment                          | the member | VALID              |
        | a reinstatement                       | the member | VALID              |
        | a statement curing delinquency        | the member | VALID              |
        | a change of principal office address  | the member | VALID              |
        | a change of registered agent          | the member | VALID              |

      Examples: Persons forming the entity
        | filing                                | part                             | code           |
        | a limited liability company           | every person forming the company | FORMER_MISSING |
        | a domestic profit corporation         | every person forming the company | FORMER_MISSING |
        | a domestic nonprofit corporation      | every person forming the company | FORMER_MISSING |
        | an Article 55 cooperative association | every person forming the company | FORMER_MISSING |
        | an Article 56 cooperative             | every person forming the company | FORMER_MISSING |
        | a periodic report                     | every person forming the company | VALID          |
        | an amendment                          | every person forming the company | VALID          |
        | a reinstatement                       | every person forming the company | VALID          |
        | a statement curing delinquency        | every person forming the company | VALID          |
        | a change of principal office address  | every person forming the company | VALID          |
        | a change of registered agent          | every person forming the company | VALID          |

      Examples: The time of effect
        | filing                                | part               | code        |
        | a limited liability company           | the time of effect | DED_MISSING |
        | a domestic profit corporation         | the time of effect | DED_MISSING |
        | a domestic nonprofit corporation      | the time of effect | DED_MISSING |
        | an Article 55 cooperative association | the time of effect | DED_MISSING |
        | an Article 56 cooperative             | the time of effect | DED_MISSING |
        | a periodic report                     | the time of effect | VALID       |
        | an amendment                          | the time of effect | DED_MISSING |
        | a reinstatement                       | the time of effect | DED_MISSING |
        | a statement curing delinquency        | the time of effect | DED_MISSING |
        | a change of principal office address  | the time of effect | DED_MISSING |
        | a change of registered agent          | the time of effect | DED_MISSING |

      Examples: Its date, when it is delayed
        | filing                                | part                         | code        |
        | a limited liability company           | the date of a delayed effect | DED_MISSING |
        | a domestic profit corporation         | the date of a delayed effect | DED_MISSING |
        | a domestic nonprofit corporation      | the date of a delayed effect | DED_MISSING |
        | an Article 55 cooperative association | the date of a delayed effect | DED_MISSING |
        | an Article 56 cooperative             | the date of a delayed effect | DED_MISSING |
        | a periodic report                     | the date of a delayed effect | VALID       |
        | an amendment                          | the date of a delayed effect | DED_MISSING |
        | a reinstatement                       | the date of a delayed effect | DED_MISSING |
        | a statement curing delinquency        | the date of a delayed effect | DED_MISSING |
        | a change of principal office address  | the date of a delayed effect | DED_MISSING |
        | a change of registered agent          | the date of a delayed effect | DED_MISSING |

      Examples: Filers
        | filing                                | part        | code          |
        | a limited liability company           | every filer | FILER_MISSING |
        | a domestic profit corporation         | every filer | FILER_MISSING |
        | a domestic nonprofit corporation      | every filer | FILER_MISSING |
        | an Article 55 cooperative association | every filer | FILER_MISSING |
        | an Article 56 cooperative             | every filer | FILER_MISSING |
        | a periodic report                     | every filer | FILER_MISSING |
        | an amendment                          | every filer | FILER_MISSING |
        | a reinstatement                       | every filer | FILER_MISSING |
        | a statement curing delinquency        | every filer | FILER_MISSING |
        | a change of principal office address  | every filer | FILER_MISSING |
        | a change of registered agent          | every filer | FILER_MISSING |

    Scenario: A name of nothing but spaces is missing
      Given a complete filing of a limited liability company
      When the name of the filing is "[3 spaces]"
      And the filing is checked
      Then the filing has the code ENTIY_NAME_MISSING

    Scenario: An amendment needs the name on record as well
      Given a complete filing of an amendment
      When the old name is missing
      And the filing is checked
      Then the filing has the code ENTIY_NAME_MISSING

    Scenario Outline: Of several parts that are missing the first has its code
      Given a complete filing of a limited liability company
      When <part> is missing
      And <other> is missing
      And the filing is checked
      Then the filing has the code <code>

      Examples:
        | part                             | other                            | code               |
        | the entity name                  | the street address of the office | ENTIY_NAME_MISSING |
        | the validity of the entity name  | the street address of the office | ENTIY_NAME_INVALID |
        | the street address of the office | the registered agent             | POA_MISSING        |
        | every filer                      | the registered agent             | REG_AGENT_MISSING  |
        | the registered agent             | the member                       | REG_AGENT_MISSING  |
        | the member                       | every person forming the company | MANAGEMENT_MISSING |
        | every person forming the company | the time of effect               | FORMER_MISSING     |
        | the time of effect               | every filer                      | DED_MISSING        |

    Scenario: A new name of an amendment that the registry has not found valid
      Given an amendment of a limited liability company that changes the name
      When the validity of the entity name is missing
      And the filing is checked
      Then the filing has the code ENTIY_NAME_INVALID

    Scenario Outline: An address of the office without one of its parts is missing
      Given a complete filing of a limited liability company
      When the <field> of the filing is ""
      And the filing is checked
      Then the filing has the code POA_MISSING

      Examples:
        | field           |
        | street address  |
        | street city     |
        | street state    |
        | street ZIP code |

    Scenario: An office abroad has no state
      Given a complete filing of a limited liability company
      When the street country of the filing is "CA"
      And the street state of the filing is ""
      And the filing is checked
      Then the filing has the code VALID

    Scenario Outline: Whether there is a member has to be answered, and the agent has to consent
      Given a complete filing of a limited liability company
      When the <field> of the filing is "<answer>"
      And the filing is checked
      Then the filing has the code <code>

      Examples:
        | field               | answer | code               |
        | at least one member |        | MANAGEMENT_MISSING |
        | at least one member | N      | MANAGEMENT_MISSING |
        | consent             |        | REG_AGENT_MISSING  |
        | consent             | N      | REG_AGENT_MISSING  |

    Scenario Outline: A part that may be left out
      Given a complete filing of a limited liability company
      When <part> is missing
      And the filing is checked
      Then the filing has the code VALID

      Examples:
        | part                       |
        | the additional information |
        | every attachment           |
        | every notification         |

    Scenario: The mailing address is not missed when it is the street address
      Given a complete filing of a limited liability company
      And the mailing address of the office is its street address
      When the mailing address is missing
      And the filing is checked
      Then the filing has the code VALID

  @W5-completeness @W5-amend-change
  Rule: An amendment of a limited liability company or a nonprofit corporation changes something
    Scenario Outline: A new name, a text or an attachment is enough
      Given an amendment of <entity> that changes <change>
      When the filing is checked
      Then the filing has the code <code>
      And the problems with the filing are "<problem>"

      Examples: Limited liability companies
        | entity                      | change                     | code                | problem                                                                              |
        | a limited liability company | nothing                    | NAME_ATTACH_MISSING | You must change the entity name, enter additional information, or add an attachment. |
        | a limited liability company | the name to the same       | NAME_ATTACH_MISSING | This is the name on record. Enter another one, or choose "No". You must change the entity name, enter additional information, or add an attachment. |
        | a limited liability company | the name                   | VALID               |                                                                                      |
        | a limited liability company | the additional information | VALID               |                                                                                      |
        | a limited liability company | the attachments            | VALID               |                                                                                      |

      Examples: Nonprofit corporations
        | entity                           | change                     | code                | problem                                                                              |
        | a domestic nonprofit corporation | nothing                    | NAME_ATTACH_MISSING | You must change the entity name, enter additional information, or add an attachment. |
        | a domestic nonprofit corporation | the name to the same       | NAME_ATTACH_MISSING | This is the name on record. Enter another one, or choose "No". You must change the entity name, enter additional information, or add an attachment. |
        | a domestic nonprofit corporation | the name                   | VALID               |                                                                                      |
        | a domestic nonprofit corporation | the additional information | VALID               |                                                                                      |
        | a domestic nonprofit corporation | the attachments            | VALID               |                                                                                      |

    Scenario Outline: A text of nothing but spaces changes nothing
      Given an amendment of <entity> that changes nothing
      When the additional information of the filing is "[3 spaces]"
      And the filing is checked
      Then the filing has the code NAME_ATTACH_MISSING

      Examples:
        | entity                           |
        | a limited liability company      |
        | a domestic nonprofit corporation |

  @W5-completeness @W5-addinfo
  Rule: An amendment of a cooperative association has additional information
    Scenario Outline: A text or an attachment is needed, whatever becomes of the name
      Given an amendment of <entity> that changes <change>
      When the filing is checked
      Then the filing has the code <code>
      And the problems with the filing are "<problem>"

      Examples:
        | entity                                | change                     | code                | problem                                                                      |
        | an Article 55 cooperative association | nothing                    | NAME_ATTACH_MISSING | Enter additional information in the box, or mark "Yes" to attach amendments. |
        | an Article 55 cooperative association | the name                   | VALID               | Enter additional information in the box, or mark "Yes" to attach amendments. |
        | an Article 55 cooperative association | the additional information | VALID               |                                                                              |
        | an Article 55 cooperative association | the attachments            | VALID               |                                                                              |

  @W5-completeness @W7-payment @api-only
  Rule: The registry checks every rule again before it takes a payment
    Scenario Outline: A filing that breaks a rule is not taken
      Given a complete filing of a limited liability company
      When <part> is missing
      And the filer asks to pay
      Then the registry refuses the filing with a problem in the <step> step

      Examples:
        | part                              | step                     |
        | the entity name                   | entity name              |
        | the street address of the office  | principal office address |
        | the registered agent              | registered agent         |
        | the choice of managers or members | management               |
        | the member                        | management               |
        | every person forming the company  | formation                |
        | the time of effect                | effective date           |
        | the date of a delayed effect      | effective date           |
        | every filer                       | filer                    |

    Scenario Outline: An amendment whose new name is the one on record is not taken, whatever else it says
      Given an amendment of <entity> that changes the name to the same
      When the additional information of the filing is "Members meet in May."
      And the filer asks to pay
      Then the registry refuses the filing with a problem in the entity name step

      Examples:
        | entity                           |
        | a limited liability company      |
        | a domestic nonprofit corporation |
