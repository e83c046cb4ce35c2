Feature: From the agent back to the filing
  The filer left a filing to name its agent and comes back to where it goes on. An address that was forged must not lead elsewhere.

  @A2-agent-redirect
  Rule: The wizard returns to the step that the filing continues with
    Scenario Outline: Each filing has a step to return to, unless it names no agent
      Given the filing is <filing>
      Then the agent wizard returns to <step>

      Examples:
        | filing                                | step                              |
        | a limited liability company           | the registered agent step         |
        | a domestic profit corporation         | the registered agent step         |
        | a domestic nonprofit corporation      | the registered agent step         |
        | an Article 55 cooperative association | the registered agent step         |
        | an Article 56 cooperative             | the registered agent step         |
        | a periodic report                     | the principal office address step |
        | an amendment                          | no step                           |
        | a reinstatement                       | the name and statute step         |
        | a statement curing delinquency        | the name and statute step         |
        | a change of principal office address  | no step                           |
        | a change of registered agent          | the registered agent step         |
        | a dissolution                         | no step                           |
        | a statement of revocation             | no step                           |
        | a change of mailing address           | no step                           |

    Scenario Outline: Where the wizard is entered
      Given the filing is <filing>
      Then the agent wizard opens from the <step> step

      Examples:
        | filing                                | step                |
        | a limited liability company           | registered agent    |
        | a domestic profit corporation         | registered agent    |
        | a domestic nonprofit corporation      | registered agent    |
        | an Article 55 cooperative association | registered agent    |
        | an Article 56 cooperative             | registered agent    |
        | a periodic report                     | report introduction |
        | a reinstatement                       | introduction        |
        | a statement curing delinquency        | introduction        |
        | a change of registered agent          | introduction        |

    Scenario Outline: An agent whom the filing names already is not asked for again
      Given the filing is <filing>
      Then no step opens the agent wizard once the filing names an agent

      Examples:
        | filing                       |
        | a limited liability company  |
        | a periodic report            |
        | a change of registered agent |

  @A2-agent-type @W4-linear
  Rule: The wizard counts as the step that it hands back to, so that the numbers never run backwards
    Scenario Outline: Where the wizard is in the filing
      Given the filing is <filing>
      Then the agent wizard shows "<place>"

      Examples: Part of the agent's step
        | filing                       | place        |
        | a limited liability company  | Step 3 of 11 |
        | a change of registered agent | Step 1 of 6  |

      Examples: Before the first step
        | filing                         | place       |
        | a periodic report              | Step 1 of 6 |
        | a reinstatement                | Step 1 of 9 |
        | a statement curing delinquency | Step 1 of 9 |

    Scenario Outline: An agent who is changed from the review belongs to the agent's step
      Given the filing is <filing>
      And the filer edits the registered agent section
      Then the agent wizard shows "<place>"

      Examples:
        | filing                      | place        |
        | a limited liability company | Step 3 of 11 |
        | a periodic report           | Step 2 of 6  |
        | a reinstatement             | Step 3 of 9  |

    Scenario Outline: Another agent who is named at the agent's step belongs to the agent's step
      Given the filing is <filing>
      And the filer has reached the registered agent step
      Then the agent wizard shows "<place>"

      Examples:
        | filing                         | place        |
        | a limited liability company    | Step 3 of 11 |
        | a periodic report              | Step 2 of 6  |
        | a reinstatement                | Step 3 of 9  |
        | a statement curing delinquency | Step 3 of 9  |
        | a change of registered agent   | Step 1 of 6  |

  @A2-agent-redirect
  Rule: Only the application itself and the configured addresses are handed back to
    Scenario Outline: An address that is safe
      When the wizard is to return to "<address>", and "https://file.example.gov" is allowed as well
      Then the return address is used

      Examples:
        | address                              |
        | /business/filing/llc/registeredagent |
        | https://file.example.gov/next        |
        | https://file.example.gov             |
        | https://file.example.gov?step=2      |
        | /business                            |

    Scenario Outline: An address that is not
      When the wizard is to return to "<address>", and "https://file.example.gov" is allowed as well
      Then the return address is ignored

      Examples:
        | address                            |
        |                                    |
        | https://evil.example.com/          |
        | http://file.example.gov/next       |
        | //evil.example.com/business        |
        | https://file.example.gov.evil.com/ |
        | https://file.example.gov@evil.com/ |
        | javascript:alert(1)                |
        | data:text/html,hello               |
        | /businesses                        |
        | /business/../admin                 |
        | /business/%2e%2e/admin             |
        | /business/..                       |
        | /business/..?step=2                |
        | https://file.example.government/   |

  @A2-agent-redirect
  Rule: At its end the wizard saves the agent and returns to the transaction, or to a step of the filing
    Scenario: The transaction continues where the registry says
      Given the filing is a limited liability company
      When the wizard ends with an agent and is to return to "https://file.example.gov/next", and "https://file.example.gov" is allowed as well
      Then the filer is sent to "https://file.example.gov/next"
      And the agent is saved first

    Scenario Outline: An address that is not safe is left aside for the step of the filing
      Given the filing is <filing>
      When the wizard ends with an agent and is to return to "https://evil.example.com/", and "https://file.example.gov" is allowed as well
      Then the filer is sent to "<place>"
      And the agent is saved first

      Examples:
        | filing                               | place                                          |
        | a limited liability company          | /business/filing/llc/registeredagent           |
        | a periodic report                    | /business/filing/report/principalofficeaddress |
        | a reinstatement                      | /business/filing/reinstate/staticentityname    |
        | a change of registered agent         | /business/filing/chgra/registeredagent         |
        | an amendment                         | the forms                                      |
        | a change of principal office address | the forms                                      |

    Scenario: An agent who is changed from the review is asked for the consent
      Given the filing is a periodic report
      And the filer edits the registered agent section
      When the wizard ends with an agent and is to return to "/business/filing/report/principalofficeaddress", and "https://file.example.gov" is allowed as well
      Then the filer is sent to "/business/filing/report/registeredagent"

    Scenario Outline: Another agent who is named at the agent's step is asked for the consent there
      Given the filing is <filing>
      And the filer has reached the <step> step
      When the wizard ends with an agent and is to return to "<wanted>", and "https://file.example.gov" is allowed as well
      Then the filer is sent to "<place>"

      Examples: From the agent's step
        | filing                         | step             | wanted                                         | place                                      |
        | a periodic report              | registered agent | /business/filing/report/principalofficeaddress | /business/filing/report/registeredagent    |
        | a reinstatement                | registered agent | /business/filing/reinstate/staticentityname    | /business/filing/reinstate/registeredagent |
        | a statement curing delinquency | registered agent | /business/filing/cure/staticentityname         | /business/filing/cure/registeredagent      |
        | a change of registered agent   | registered agent | /business/filing/chgra/registeredagent         | /business/filing/chgra/registeredagent     |

      Examples: From the introduction
        | filing                         | step                | wanted                                         | place                                          |
        | a periodic report              | report introduction | /business/filing/report/principalofficeaddress | /business/filing/report/principalofficeaddress |
        | a statement curing delinquency | introduction        | /business/filing/cure/staticentityname         | /business/filing/cure/staticentityname         |

    Scenario: Without a filing there is no step to continue with
      Given no filing is in progress
      When the wizard ends with an agent and is to return to "", and "https://file.example.gov" is allowed as well
      Then the filer is sent to "the forms"

    Scenario: Without an agent the wizard begins again
      Given the filing is a limited liability company
      When the wizard ends without an agent and is to return to "https://file.example.gov/next", and "https://file.example.gov" is allowed as well
      Then the filer is sent to "/business/agent/agentformation"
      And no agent is saved

    Scenario Outline: The registry is told how the agent was verified
      When an agent verified by <way> is saved
      Then the agent is recorded under the code "<code>"

      Examples:
        | way                | code |
        | license or ID card | D    |
        | passcode           | I    |
        | entity number      | ID   |
        | another method     | I    |
        | no method yet      | ID   |

  @A7-agent @A2-agent-redirect @api-only
  Rule: The registry keeps an agent whose identity it has verified itself
    Scenario: An entity in good standing is kept
      Given the sample entity in good standing is to be the agent
      When the filer saves the agent
      Then the agent is saved

    Scenario: A delinquent entity is not kept
      Given the sample entity that is delinquent is to be the agent
      When the filer saves the agent
      Then the agent is not saved

    Scenario: An individual of age is kept
      Given the sample person who is of age is to be the agent
      When the filer saves the agent
      Then the agent is saved

    Scenario: An individual under age is not kept
      Given the sample person who is under age is to be the agent
      When the filer saves the agent
      Then the agent is not saved

    Scenario: The registry says where to return
      Given the filing is a limited liability company
      Then the wizard returns to "/business/filing/llc/registeredagent?transTyp=ARTORG_LLC"
