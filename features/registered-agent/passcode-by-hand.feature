Feature: Verifying an agent by a mailed passcode, by hand
  The filer requests a passcode, waits for the letter, and names the agent with it.

  Background:
    Given the filing is a limited liability company

  @A2-agent-info @A2-agent-mail @A5-agent-address @browser-only
  Rule: A passcode is requested with name and addresses
    Scenario: Nothing is entered
      Given the filer is asked for the passcode request
      When the filer continues
      Then these fields have problems:
        | field                       | problem                                  |
        | first name                  | Enter a first name.                      |
        | last name                   | Enter a last name.                       |
        | street address              | Enter the address.                       |
        | same mailing address option | Mark the box or enter a mailing address. |

    Scenario: The street address cannot be a PO box
      Given the filer is asked for the passcode request
      When the filer enters the person "Marlow Fennimore" at "PO Box 12, Denver, 80202" for a passcode
      Then the filer is told "Street address cannot be a PO Box."

    Scenario: What was entered is reviewed
      Given the filer is asked for the passcode request
      When the filer enters the person "Marlow Fennimore" at "1700 Broadway, Denver, 80290" for a passcode
      Then the wizard asks for the review of the request
      And the filer is told "You entered"
      And "Marlow Fennimore" is shown for "Name"

    Scenario: What was reviewed is sent by Submit
      Given the filer is asked for the passcode request
      When the filer enters the person "Marlow Fennimore" at "1700 Broadway, Denver, 80290" for a passcode
      Then "Submit" is offered

    Scenario: The principal office's address can be taken
      Given the filer is asked for the passcode request
      Then "Same as the principal office" is offered as an option

  @A2-agent-mail @A4-agent-next @browser-only
  Rule: The filer is told what became of the request
    Scenario: The letter is on its way
      Given the filer is asked for the passcode request
      When the filer requests a passcode for "Perrin Calloway"
      Then the wizard asks for the receipt of the request
      And the filer is told each of these:
        | sentence                                    |
        | Your request was successful                 |
        | Perrin Calloway                             |
        | Delivery by mail may take a week or longer. |

    Scenario: The wizard goes back to the kind of agent
      Given the filer is asked for the passcode request
      When the filer requests a passcode for "Perrin Calloway"
      And the filer continues
      Then the wizard asks for the kind of agent

    Scenario: The request is not sent again by going back
      Given the filer is asked for the passcode request
      When the filer requests a passcode for "Perrin Calloway"
      And the filer goes back
      Then the wizard asks for the name and address for a passcode

    @A8-agent
    Scenario Outline: The registry could not save the request
      When this happens to the request for a passcode: <what happens>
      Then the wizard asks for the receipt of the request
      And the filer is told "<sentence>"
      And the filer is told "<letter>"

      Examples:
        | what happens                   | sentence                        | letter                                        |
        | the registry fails             | Error saving agent.             | No letter is on its way for this request      |
        | the registry is busy (503)     | Error saving agent. Status: 503 | No letter is on its way for this request      |
        | the registry cannot be reached | Error saving agent.             | We do not know whether a letter is on its way |

    Scenario: A reload before the request is sent keeps what was entered
      Given the filer is asked for the passcode request
      When the filer enters the person "Perrin Calloway" at "1700 Broadway, Denver, 80290" for a passcode
      And the filer reloads the filing
      Then the wizard asks for the review of the request
      And "Perrin Calloway" is shown for "Name"

  @A2-agent-passcode @A5-licence @browser-only
  Rule: The passcode of the letter is entered
    Scenario Outline: A passcode of another length is none
      Given the filer is asked for the agent's passcode
      When the filer enters "<passcode>" as the passcode
      And the filer continues
      Then the problem with the passcode is "Enter a valid passcode."

      Examples:
        | passcode |
        |          |
        | K7QWD9X  |

    Scenario: A new passcode can be requested
      Given the filer is asked for the agent's passcode
      When the filer follows "Request a new passcode"
      Then the wizard asks for the name and address for a passcode

    @A2-agent-indiv
    Scenario Outline: The alternative method is offered
      Given the filer is asked for the <form>
      When the filer follows "<link>"
      Then the wizard asks for the name and address for a passcode

      Examples:
        | form                            | link                                                                   |
        | individual agent's verification | No license, ID card or passcode? Request a passcode by mail            |
        | agent's license                 | Use the alternative method of verification: request a passcode by mail |

  @A2-agent-passcode @A5-agent-server @A9-passcode @browser-only
  Rule: Only a passcode that was mailed, has not expired and was not used verifies anybody
    Scenario Outline: A passcode that is wrong, has expired, or was used
      Given the filer is asked for the agent's passcode
      When the filer enters "<passcode>" as the passcode
      And the filer continues
      Then the problem with the passcode is "The passcode is invalid or expired. You can request a new passcode below."

      Examples:
        | passcode |
        | CCCC2222 |
        | M2FJY6GP |
        | X3CDW5KQ |

    Scenario: The right one after a wrong one, in small letters
      Given the filer is asked for the agent's passcode
      When the filer tries the passcode "CCCC2222"
      And the filer tries the passcode "k7qwd9xm"
      Then the wizard asks for the individual agent
      And "Rowan Mailing" is shown for "Name"

    @A8-agent
    Scenario: Too many attempts
      When this happens to the lookup of a passcode: there were too many attempts
      Then the wizard asks for the passcode
      And the filer is told "Too many attempts"

  @A2-agent-passcode @A2-agent-redirect @browser-only
  Rule: Who was verified is shown, and is asked for again after a reload
    Scenario: The proof does not survive a reload
      Given the filer is asked for the agent's passcode
      When the filer tries the passcode "K7QWD9XM"
      And the filer reloads the filing
      Then the wizard asks for the passcode
      And the passcode reads ""

    Scenario: The browser keeps nothing that proves an identity
      Given the filer is asked for the agent's passcode
      When the filer tries the passcode "K7QWD9XM"
      Then the wizard asks for the individual agent
      And the browser keeps nothing of "K7QWD9XM, Rowan"

    Scenario: The agent is named with the passcode of the letter
      Given the filer is asked for the passcode request
      When the filer requests a passcode for "Juniper Hartley"
      And the filer verifies the agent with the passcode of the letter to "Juniper Hartley"
      Then the filer is at the registered agent step
      And the filer is told "Juniper Hartley"
