Feature: Whether a filing is complete
  A filing that lacks a part would be rejected after it was paid, so every part is asked for before.

  @W5-completeness
  Rule: A filing is complete when every part that it needs is there
    @api
    Scenario: A limited liability company with all its parts is complete
      Given a complete filing of a limited liability company
      When the filing is checked
      Then the filing is found to lack nothing

    Scenario Outline: A filing of every kind is complete with all its parts
      Given a complete filing of <filing>
      When the filing is checked
      Then the filing is found to lack nothing

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
        | a dissolution                         |
        | a statement of revocation             |
        | a change of mailing address           |

    Scenario Outline: A part that is missing is told in the filings that need it
      Given a complete filing of <filing>
      When <part> is missing
      And the filing is checked
      Then the filing is found to lack <what it lacks>

      Examples: Names, by filing
        | filing                                | part            | what it lacks  |
        | a limited liability company           | the entity name | an entity name |
        | a domestic profit corporation         | the entity name | an entity name |
        | a domestic nonprofit corporation      | the entity name | an entity name |
        | an Article 55 cooperative association | the entity name | an entity name |
        | an Article 56 cooperative             | the entity name | an entity name |
        | a periodic report                     | the entity name | nothing        |
        | an amendment                          | the entity name | an entity name |
        | a reinstatement                       | the entity name | nothing        |
        | a statement curing delinquency        | the entity name | nothing        |
        | a change of principal office address  | the entity name | nothing        |
        | a change of registered agent          | the entity name | nothing        |

      Examples: The check of the name; an amendment that keeps the old name has none
        | filing                                | part                            | what it lacks       |
        | a limited liability company           | the validity of the entity name | a valid entity name |
        | a domestic profit corporation         | the validity of the entity name | a valid entity name |
        | a domestic nonprofit corporation      | the validity of the entity name | a valid entity name |
        | an Article 55 cooperative association | the validity of the entity name | a valid entity name |
        | an Article 56 cooperative             | the validity of the entity name | a valid entity name |
        | a periodic report                     | the validity of the entity name | nothing             |
        | an amendment                          | the validity of the entity name | nothing             |
        | a reinstatement                       | the validity of the entity name | nothing             |
        | a statement curing delinquency        | the validity of the entity name | nothing             |
        | a change of principal office address  | the validity of the entity name | nothing             |
        | a change of registered agent          | the validity of the entity name | nothing             |

      Examples: The principal office
        | filing                                | part                             | what it lacks              |
        | a limited liability company           | the street address of the office | a principal office address |
        | a domestic profit corporation         | the street address of the office | a principal office address |
        | a domestic nonprofit corporation      | the street address of the office | a principal office address |
        | an Article 55 cooperative association | the street address of the office | a principal office address |
        | an Article 56 cooperative             | the street address of the office | a principal office address |
        | a periodic report                     | the street address of the office | a principal office address |
        | an amendment                          | the street address of the office | nothing                    |
        | a reinstatement                       | the street address of the office | a principal office address |
        | a statement curing delinquency        | the street address of the office | a principal office address |
        | a change of principal office address  | the street address of the office | a principal office address |
        | a change of registered agent          | the street address of the office | nothing                    |

      Examples: Its mailing address
        | filing                                | part                              | what it lacks              |
        | a limited liability company           | the mailing address of the office | a principal office address |
        | a domestic profit corporation         | the mailing address of the office | a principal office address |
        | a domestic nonprofit corporation      | the mailing address of the office | a principal office address |
        | an Article 55 cooperative association | the mailing address of the office | a principal office address |
        | an Article 56 cooperative             | the mailing address of the office | a principal office address |
        | a periodic report                     | the mailing address of the office | a principal office address |
        | an amendment                          | the mailing address of the office | nothing                    |
        | a reinstatement                       | the mailing address of the office | a principal office address |
        | a statement curing delinquency        | the mailing address of the office | a principal office address |
        | a change of principal office address  | the mailing address of the office | a principal office address |
        | a change of registered agent          | the mailing address of the office | nothing                    |

      Examples: The registered agent
        | filing                                | part                 | what it lacks      |
        | a limited liability company           | the registered agent | a registered agent |
        | a domestic profit corporation         | the registered agent | a registered agent |
        | a domestic nonprofit corporation      | the registered agent | a registered agent |
        | an Article 55 cooperative association | the registered agent | a registered agent |
        | an Article 56 cooperative             | the registered agent | a registered agent |
        | a periodic report                     | the registered agent | a registered agent |
        | an amendment                          | the registered agent | nothing            |
        | a reinstatement                       | the registered agent | a registered agent |
        | a statement curing delinquency        | the registered agent | a registered agent |
        | a change of principal office address  | the registered agent | nothing            |
        | a change of registered agent          | the registered agent | a registered agent |

      Examples: Management
        | filing                                | part                              | what it lacks  |
        | a limited liability company           | the choice of managers or members | its management |
        | a domestic profit corporation         | the choice of managers or members | nothing        |
        | a domestic nonprofit corporation      | the choice of managers or members | nothing        |
        | an Article 55 cooperative association | the choice of managers or members | nothing        |
        | an Article 56 cooperative             | the choice of managers or members | nothing        |
        | a periodic report                     | the choice of managers or members | nothing        |
        | an amendment                          | the choice of managers or members | nothing        |
        | a reinstatement                       | the choice of managers or members | nothing        |
        | a statement curing delinquency        | the choice of managers or members | nothing        |
        | a change of principal office address  | the choice of managers or members | nothing        |
        | a change of registered agent          | the choice of managers or members | nothing        |

      Examples: Members
        | filing                                | part       | what it lacks  |
        | a limited liability company           | the member | its management |
        | a domestic profit corporation         | the member | nothing        |
        | a domestic nonprofit corporation      | the member | nothing        |
        | an Article 55 cooperative association | the member | nothing        |
        | an Article 56 cooperative             | the member | nothing        |
        | a periodic report                     | the member | nothing        |
        | an amendment                          | the member | nothing        |
        | a reinstatement                       | the member | nothing        |
        | a statement curing delinquency        | the member | nothing        |
        | a change of principal office address  | the member | nothing        |
        | a change of registered agent          | the member | nothing        |

      Examples: Persons forming the entity
        | filing                                | part                             | what it lacks       |
        | a limited liability company           | every person forming the company | persons who form it |
        | a domestic profit corporation         | every person forming the company | persons who form it |
        | a domestic nonprofit corporation      | every person forming the company | persons who form it |
        | an Article 55 cooperative association | every person forming the company | persons who form it |
        | an Article 56 cooperative             | every person forming the company | persons who form it |
        | a periodic report                     | every person forming the company | nothing             |
        | an amendment                          | every person forming the company | nothing             |
        | a reinstatement                       | every person forming the company | nothing             |
        | a statement curing delinquency        | every person forming the company | nothing             |
        | a change of principal office address  | every person forming the company | nothing             |
        | a change of registered agent          | every person forming the company | nothing             |

      Examples: The time of effect
        | filing                                | part               | what it lacks    |
        | a limited liability company           | the time of effect | a time of effect |
        | a domestic profit corporation         | the time of effect | a time of effect |
        | a domestic nonprofit corporation      | the time of effect | a time of effect |
        | an Article 55 cooperative association | the time of effect | a time of effect |
        | an Article 56 cooperative             | the time of effect | a time of effect |
        | a periodic report                     | the time of effect | nothing          |
        | an amendment                          | the time of effect | a time of effect |
        | a reinstatement                       | the time of effect | a time of effect |
        | a statement curing delinquency        | the time of effect | a time of effect |
        | a change of principal office address  | the time of effect | a time of effect |
        | a change of registered agent          | the time of effect | a time of effect |

      Examples: Its date, when it is delayed
        | filing                                | part                         | what it lacks    |
        | a limited liability company           | the date of a delayed effect | a time of effect |
        | a domestic profit corporation         | the date of a delayed effect | a time of effect |
        | a domestic nonprofit corporation      | the date of a delayed effect | a time of effect |
        | an Article 55 cooperative association | the date of a delayed effect | a time of effect |
        | an Article 56 cooperative             | the date of a delayed effect | a time of effect |
        | a periodic report                     | the date of a delayed effect | nothing          |
        | an amendment                          | the date of a delayed effect | a time of effect |
        | a reinstatement                       | the date of a delayed effect | a time of effect |
        | a statement curing delinquency        | the date of a delayed effect | a time of effect |
        | a change of principal office address  | the date of a delayed effect | a time of effect |
        | a change of registered agent          | the date of a delayed effect | a time of effect |

      Examples: Filers
        | filing                                | part        | what it lacks |
        | a limited liability company           | every filer | a filer       |
        | a domestic profit corporation         | every filer | a filer       |
        | a domestic nonprofit corporation      | every filer | a filer       |
        | an Article 55 cooperative association | every filer | a filer       |
        | an Article 56 cooperative             | every filer | a filer       |
        | a periodic report                     | every filer | a filer       |
        | an amendment                          | every filer | a filer       |
        | a reinstatement                       | every filer | a filer       |
        | a statement curing delinquency        | every filer | a filer       |
        | a change of principal office address  | every filer | a filer       |
        | a change of registered agent          | every filer | a filer       |

    Scenario: A name of nothing but spaces is missing
      Given a complete filing of a limited liability company
      When the name of the filing is "[3 spaces]"
      And the filing is checked
      Then the filing is found to lack an entity name

    Scenario: An amendment needs the name on record as well
      Given a complete filing of an amendment
      When the old name is missing
      And the filing is checked
      Then the filing is found to lack an entity name

    Scenario Outline: Of several parts that are missing the first is told
      Given a complete filing of a limited liability company
      When <part> is missing
      And <other> is missing
      And the filing is checked
      Then the filing is found to lack <what it lacks>

      Examples:
        | part                             | other                            | what it lacks                            |
        | the entity name                  | the street address of the office | an entity name (ENTIY_NAME_MISSING)      |
        | the validity of the entity name  | the street address of the office | a valid entity name (ENTIY_NAME_INVALID) |
        | the street address of the office | the registered agent             | a principal office address (POA_MISSING) |
        | every filer                      | the registered agent             | a registered agent (REG_AGENT_MISSING)   |
        | the registered agent             | the member                       | a registered agent (REG_AGENT_MISSING)   |
        | the member                       | every person forming the company | its management (MANAGEMENT_MISSING)      |
        | every person forming the company | the time of effect               | persons who form it (FORMER_MISSING)     |
        | the time of effect               | every filer                      | a time of effect (DED_MISSING)           |
        | every filer                      | every notification               | a filer (FILER_MISSING)                  |

    Scenario: A new name of an amendment that the registry has not found valid
      Given an amendment of a limited liability company that changes the name
      When the validity of the entity name is missing
      And the filing is checked
      Then the filing is found to lack a valid entity name

    Scenario Outline: An address of the office without one of its parts is missing
      Given a complete filing of a limited liability company
      When the <field> of the filing is ""
      And the filing is checked
      Then the filing is found to lack a principal office address

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
      Then the filing is found to lack nothing

    Scenario Outline: Whether there is a member has to be answered, and the agent has to consent
      Given a complete filing of a limited liability company
      When the <field> of the filing is "<answer>"
      And the filing is checked
      Then the filing is found to lack <what it lacks>

      Examples:
        | field               | answer | what it lacks      |
        | at least one member |        | its management     |
        | at least one member | N      | its management     |
        | consent             |        | a registered agent |
        | consent             | N      | a registered agent |

    Scenario Outline: A part that may be left out
      Given a complete filing of a limited liability company
      When <part> is missing
      And the filing is checked
      Then the filing is found to lack nothing

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
      Then the filing is found to lack nothing

  @W5-completeness @W5-amend-change
  Rule: An amendment of a limited liability company or a nonprofit corporation changes something
    Scenario Outline: A new name, a text or an attachment is enough
      Given an amendment of <entity> that changes <change>
      When the filing is checked
      Then the filing is found to lack <what it lacks>
      And the problems with the filing are "<problem>"

      Examples: Limited liability companies
        | entity                      | change                     | what it lacks | problem                                                                                                                                             |
        | a limited liability company | nothing                    | a change      | You must change the entity name, enter additional information, or add an attachment.                                                                |
        | a limited liability company | the name to the same       | a change      | This is the name on record. Enter another one, or choose "No". You must change the entity name, enter additional information, or add an attachment. |
        | a limited liability company | the name                   | nothing       |                                                                                                                                                     |
        | a limited liability company | the additional information | nothing       |                                                                                                                                                     |
        | a limited liability company | the attachments            | nothing       |                                                                                                                                                     |

      Examples: Nonprofit corporations
        | entity                           | change                     | what it lacks | problem                                                                                                                                             |
        | a domestic nonprofit corporation | nothing                    | a change      | You must change the entity name, enter additional information, or add an attachment.                                                                |
        | a domestic nonprofit corporation | the name to the same       | a change      | This is the name on record. Enter another one, or choose "No". You must change the entity name, enter additional information, or add an attachment. |
        | a domestic nonprofit corporation | the name                   | nothing       |                                                                                                                                                     |
        | a domestic nonprofit corporation | the additional information | nothing       |                                                                                                                                                     |
        | a domestic nonprofit corporation | the attachments            | nothing       |                                                                                                                                                     |

    Scenario Outline: A text of nothing but spaces changes nothing
      Given an amendment of <entity> that changes nothing
      When the additional information of the filing is "[3 spaces]"
      And the filing is checked
      Then the filing is found to lack a change (NAME_ATTACH_MISSING)

      Examples:
        | entity                           |
        | a limited liability company      |
        | a domestic nonprofit corporation |

  @W5-completeness @W5-addinfo
  Rule: An amendment of a cooperative association has additional information
    Scenario Outline: A text or an attachment is needed, whatever becomes of the name
      Given an amendment of <entity> that changes <change>
      When the filing is checked
      Then the filing is found to lack <what it lacks>
      And the problems with the filing are "<problem>"

      Examples:
        | entity                                | change                     | what it lacks | problem                                                                      |
        | an Article 55 cooperative association | nothing                    | a change      | Enter additional information in the box, or mark "Yes" to attach amendments. |
        | an Article 55 cooperative association | the name                   | nothing       | Enter additional information in the box, or mark "Yes" to attach amendments. |
        | an Article 55 cooperative association | the additional information | nothing       |                                                                              |
        | an Article 55 cooperative association | the attachments            | nothing       |                                                                              |

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
