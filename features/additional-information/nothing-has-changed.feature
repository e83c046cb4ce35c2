Feature: A change of address or agent that changes nothing
  Nobody pays for what is on record already. A text or an attachment is reason enough to file.

  @W2-flow-chgpoa
  Rule: A change of address gives another address than the one on record, or says something more
    Scenario Outline: The address is compared with the one on record
      Given a change of principal office address that changes "<change>" on record
      When the filing is checked
      Then the problems with the filing are "<problem>"

      Examples: The same address, in whatever letters
        | change                    | problem                                                                                                                                  |
        | nothing                   | Nothing has changed: this address is on record. Change the principal office address, enter additional information, or add an attachment. |
        | the letters of the office | Nothing has changed: this address is on record. Change the principal office address, enter additional information, or add an attachment. |
        | the agent's name          | Nothing has changed: this address is on record. Change the principal office address, enter additional information, or add an attachment. |

      Examples: Another address
        | change                   | problem |
        | the street of the office |         |
        | the unit of the office   |         |
        | the mail of the office   |         |

  @W5-address
  Rule: A change of mailing address sends mail elsewhere, or says something more
    Scenario Outline: The mailing address is compared with the one on record
      Given a change of mailing address that changes "<change>" on record
      When the filing is checked
      Then the problems with the filing are "<problem>"

      Examples: The same address
        | change                   | problem                                                                                                                |
        | nothing                  | Nothing has changed: this mailing address is on record. Change it, enter additional information, or add an attachment. |

      Examples: Another address
        | change                 | problem |
        | the mail of the office |         |

  @W2-flow-chgra
  Rule: A change of agent names another agent than the one on record, changes an address of the agent, or says something more
    Scenario Outline: The agent is compared with the one on record
      Given a change of registered agent that changes "<change>" on record
      When the filing is checked
      Then the problems with the filing are "<problem>"

      Examples: The same agent
        | change                   | problem                                                                                                                                                      |
        | nothing                  | Nothing has changed: this agent is on record with these addresses. Name another agent, change an address, enter additional information, or add an attachment. |
        | the street of the office | Nothing has changed: this agent is on record with these addresses. Name another agent, change an address, enter additional information, or add an attachment. |

      Examples: Another agent, or another address
        | change             | problem |
        | the agent's name   |         |
        | the agent's street |         |
        | the agent's mail   |         |

  @W2-flow-chgpoa @W2-flow-chgra @W2-additionalinfo
  Rule: The filer is told where a text can be entered or a file attached
    Scenario Outline: A text, or the wish to attach something, is enough
      Given <filing> that changes "nothing" on record
      And the filer is asked for the additional information
      When the filer continues with the additional information "<text>" and the answer "<attached>" about amendments
      Then the problems are "<problem>"

      Examples: Neither
        | filing                               | text       | attached | problem                                                                                                                                                      |
        | a change of principal office address |            | No       | Nothing has changed: this address is on record. Change the principal office address, enter additional information, or add an attachment.                     |
        | a change of mailing address          |            | No       | Nothing has changed: this mailing address is on record. Change it, enter additional information, or add an attachment.                                        |
        | a change of registered agent         | [3 spaces] | No       | Nothing has changed: this agent is on record with these addresses. Name another agent, change an address, enter additional information, or add an attachment. |

      Examples: Either
        | filing                               | text                     | attached | problem |
        | a change of principal office address | Deliveries at the ramp.  | No       |         |
        | a change of principal office address |                          | Yes      |         |
        | a change of mailing address          | Mail on weekdays only.   | No       |         |
        | a change of mailing address          |                          | Yes      |         |
        | a change of registered agent         | Calls only in the a.m.   | No       |         |
        | a change of registered agent         |                          | Yes      |         |

    Scenario Outline: What was to be attached is attached
      Given <filing> that changes "nothing" on record
      And the filer is asked for the attachments
      When the filer continues
      Then the problems are "<problem>"

      Examples:
        | filing                               | problem                                                                                                                                                      |
        | a change of principal office address | Nothing has changed: this address is on record. Change the principal office address, enter additional information, or add an attachment.                     |
        | a change of mailing address          | Nothing has changed: this mailing address is on record. Change it, enter additional information, or add an attachment.                                        |
        | a change of registered agent         | Nothing has changed: this agent is on record with these addresses. Name another agent, change an address, enter additional information, or add an attachment. |

  @W2-flow-chgpoa @W2-flow-chgra @W5-ded
  Rule: While another filing is delayed, what will be on record is not known yet
    Scenario Outline: The filing may put back what a delayed one changes
      Given <filing> that changes "nothing" on record
      And another filing on record takes effect at "12/10/2026 02:00 PM"
      When the filer asks for the filing to take effect on "12/11/2026" at ""
      And the filing is checked
      Then the problems with the filing are ""

      Examples:
        | filing                               |
        | a change of principal office address |
        | a change of mailing address          |
        | a change of registered agent         |

    Scenario: A filing that takes effect first changes nothing
      Given a change of principal office address that changes "nothing" on record
      And another filing on record takes effect at "12/10/2026 02:00 PM"
      When the filing is checked
      Then the problems with the filing are "Nothing has changed: this address is on record. Change the principal office address, enter additional information, or add an attachment."

  @W2-flow-report
  Rule: A report, a cure and a reinstatement say that nothing has changed
    Scenario Outline: The filing may leave the record as it is
      Given <filing> that changes "nothing" on record
      When the filing is checked
      Then the problems with the filing are ""

      Examples:
        | filing                         |
        | a periodic report              |
        | a reinstatement                |
        | a statement curing delinquency |
